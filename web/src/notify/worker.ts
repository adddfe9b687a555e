// The service worker of this browser, and its subscription to push.

import { to } from "../wire/base";
import { post } from "../wire/http";
import type { Notifications } from "../wire/types";

/** What this browser can do: `insecure` is plain http, where none of it exists. */
export type Ability = "push" | "insecure" | "unknown" | "denied";

export function ability(): Ability {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unknown";
  return Notification.permission === "denied" ? "denied" : "push";
}

/** Makes the app installable. A browser without service workers plays all the same. */
export function register(): void {
  if (!window.isSecureContext || !("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker.register(to("/sw.js"), { scope: to("/") }).catch(() => undefined);
}

export async function subscription(): Promise<PushSubscription | null> {
  if (ability() !== "push") return null;
  const worker = await navigator.serviceWorker.getRegistration(to("/"));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the person first; null: they do not want it. An error: this browser has no push service. */
export async function subscribe(key: string, lang: string): Promise<Notifications | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return post<Notifications>("/api/me/push", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], lang });
}

/** Nobody is told here any more; the server knows it already. */
export async function forget(): Promise<void> {
  await (await subscription())?.unsubscribe().catch(() => false);
}

export async function unsubscribe(): Promise<Notifications | null> {
  const found = await subscription();
  if (!found) return null;
  await found.unsubscribe();
  return post<Notifications>("/api/me/push/off", { endpoint: found.endpoint });
}

/** While a tab is open behind another, and nothing comes by push: the browser's own word. */
export async function tell({ title, text, tag }: { title: string; text: string; tag: string }): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted" || (await subscription())) return;
  const worker = await navigator.serviceWorker?.getRegistration(to("/"));
  const url = location.href.split(/[?#]/)[0];
  await worker?.showNotification(title, { body: text, tag, icon: to("/icon-192.png"), data: { url } });
}
