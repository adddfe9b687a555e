// The service worker: makes the app installable, shows notifications while it is closed, and says so when the server
// cannot be reached. It keeps only what never changes (assets named after their content, those of the first page from
// the start) and the offline page: never an answer of the server, never the page itself, nothing of a person.

const scope = new URL("./", self.location.href);
// What belongs to this build; written by vite.config.ts.
const ASSETS = new Set([]);
const FIRST = [];
const CACHE = "tutable-1";
const OFFLINE = ["offline.html", "offline.css", "offline.js", "icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all([cache.addAll(OFFLINE.map(anew)), cache.addAll(FIRST.map(address))]))
      .then(() => self.skipWaiting()),
  );
});

function address(name) {
  return new URL(name, scope).href;
}

/** As the server has it now: what may be kept elsewhere is of another build. */
function anew(name) {
  return new Request(address(name), { cache: "reload" });
}

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forget(), self.clients.claim()]));
});

/** Assets of older builds. */
async function forget() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const name = new URL(request.url).pathname.slice(scope.pathname.length);
    if (!OFFLINE.includes(name) && !ASSETS.has(name)) await cache.delete(request);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const name = url.pathname.slice(scope.pathname.length);
  if (ASSETS.has(name)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !name.startsWith("api/")) event.respondWith(page(request));
  else if (OFFLINE.includes(name)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

/** An asset never changes: once is enough. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

/** The page is always the server's; without one there is a page that says so. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(address("offline.html"));
    if (!kept) return Response.error();
    // It stands at the address that was asked for: what it names beside itself is named from our path.
    const text = (await kept.text()).replaceAll('"./', `"${scope.pathname}`);
    const policy = kept.headers.get("content-security-policy") ?? "default-src 'self'";
    return new Response(text, {
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
    });
  }
}

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data));
});

/** Whoever has the table before their eyes needs no word of it. */
async function show(data) {
  let told;
  try {
    told = data.json();
  } catch {
    return;
  }
  const { title, text, path, tag } = told;
  if (typeof title !== "string" || typeof path !== "string" || !path.startsWith("/")) return;
  const url = new URL(path.slice(1), scope).href;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((one) => one.visibilityState === "visible" && one.url.split(/[?#]/)[0] === url)) return;
  await self.registration.showNotification(title, {
    body: String(text ?? ""),
    tag: String(tag ?? path),
    icon: address("icon-192.png"),
    data: { url },
  });
  await self.navigator.setAppBadge?.();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? scope.href));
});

/** The table, in a window that shows it already, or in any of ours, or in a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find((one) => one.url.split(/[?#]/)[0] === url) ?? windows[0];
  if (!shown) return self.clients.openWindow(url);
  await shown.focus();
  if (shown.url.split(/[?#]/)[0] !== url) await shown.navigate(url);
}
