// Keeps the page itself, so that it opens without a network, and tells whose turn it is. Never keeps an answer of the API.
const SHELL = "tavola-__BUILD__";
const PAGE = "/";

self.addEventListener("install", (event) => event.waitUntil(caches.open(SHELL).then((shell) => shell.add(PAGE)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const answer = kept(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));

/** Only this build stays. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("tavola-") && name !== SHELL).map((name) => caches.delete(name)));
}

/** What this worker answers: the page, and its hashed files. Everything else goes its way. */
function kept(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return null;
  if (request.mode === "navigate") return fetch(request).catch(() => caches.match(PAGE, { cacheName: SHELL }));
  return pathname.startsWith("/assets/") ? asset(request) : null;
}

async function asset(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

/** A push: which table waits. Whatever is not of ours says nothing. */
async function tell(data) {
  const told = read(data);
  if (!told) return;
  await self.registration.showNotification(told.title, { body: told.text, tag: told.table, icon: "/icon-192.png", badge: "/icon-192.png", data: { path: told.path } });
  await self.navigator.setAppBadge?.().catch(() => undefined);
}

function read(data) {
  try {
    const told = data.json();
    const whole = ["title", "text", "table", "path"].every((name) => typeof told[name] === "string");
    return whole && /^\/t\/[a-z0-9]{1,40}$/.test(told.path) ? told : null;
  } catch {
    return null;
  }
}

/** The window that shows the table, else any, else a new one. */
async function open(notice) {
  notice.close();
  const path = notice.data?.path ?? PAGE;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}
