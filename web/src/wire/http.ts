// HTTP for lobby and identity. A refusal of the server arrives as a thrown `Refused`.

import { to } from "./base";
import type { Me, Refusal } from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

let session: Promise<Me> | null = null;
const namings = new Set<(name: string) => void>();

/** Calls back with our name, whenever it is known or another; returns what ends it. */
export function onName(heard: (name: string) => void): () => void {
  namings.add(heard);
  void session?.then(tell).catch(() => undefined);
  return () => namings.delete(heard);
}

function tell(found: Me): Me {
  for (const heard of namings) heard(found.name);
  return found;
}

/** Who we are; the first call makes a guest session. */
export function me(): Promise<Me> {
  session ??= request<Me>("GET", "/api/me")
    .then(tell)
    .catch((error: unknown) => {
      session = null;
      throw error;
    });
  return session;
}

const NAMED = "tutable.named";

export async function rename(name: string): Promise<Me> {
  const before = await me();
  const after = await post<Partial<Me>>("/api/me", { name }, "PUT");
  session = Promise.resolve(tell({ ...before, ...after }));
  remember(before.id);
  return session;
}

/** Has this person chosen a name in this browser, or is it a guest's number? */
export function isNamed(): boolean {
  try {
    return localStorage.getItem(NAMED) !== null;
  } catch {
    return false;
  }
}

/** Nothing of this person is kept but the moves; the next call makes a new guest. */
export async function forget(): Promise<void> {
  await post("/api/me", undefined, "DELETE");
  session = null;
  remember(null);
}

/** Who has a name in this browser; null: nobody has. */
export function remember(person: string | null): void {
  try {
    if (person === null) localStorage.removeItem(NAMED);
    else localStorage.setItem(NAMED, person);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export function get<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

export async function text(path: string): Promise<string> {
  const answer = await send(path, { credentials: "same-origin" });
  return answer.text();
}

export async function post<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  const { csrf } = await me();
  return request<T>(method, path, body, csrf);
}

async function request<T>(method: string, path: string, body?: unknown, csrf?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (csrf !== undefined) headers["X-CSRF"] = csrf;
  const answer = await send(path, {
    method,
    headers,
    credentials: "same-origin",
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(to(path), request);
  } catch {
    throw new Refused({ code: "offline", message: "ui-error-offline", args: {} });
  }
  if (!answer.ok) throw new Refused(await refusalOf(answer));
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const found = (await answer.json()) as Partial<Refusal>;
    if (typeof found.message === "string") {
      return { code: found.code ?? "error", args: found.args ?? {}, ...found } as Refusal;
    }
  } catch {
    // Not ours: a proxy, or a server that is starting.
  }
  return { code: "error", message: "ui-error-server", args: { status: answer.status } };
}
