/** Notices of this browser: while the page is open in the background, and by Web Push when it is not. */
import * as api from "../net/api";
import type { Notices } from "../generated/wire";

/** The worker that keeps the page and hears pushes; a browser without one plays all the same. */
export function enlist(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

export const able = (): boolean => "Notification" in globalThis;
export const allowed = (): boolean => able() && Notification.permission === "granted";

/** Asks the reader, who has just said so, whether notices may be shown. */
export async function allow(): Promise<boolean> {
  return able() && (await Notification.requestPermission().catch(() => "denied")) === "granted";
}

/** It is your turn, and nobody looks at this page. */
export async function turn(title: string, text: string, table: string): Promise<void> {
  if (!document.hidden || !allowed()) return;
  const about = { body: text, tag: table, icon: "/icon-192.png", data: { path: `/t/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, about);
  const notice = new Notification(title, about);
  notice.onclick = () => window.focus();
}

/** The notice of a table that no longer waits goes. */
export async function quiet(table: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (const notice of (await worker?.getNotifications?.({ tag: table })) ?? []) notice.close();
}

// Web Push

export const pushable = (told: Notices | null): boolean => told?.key != null && "serviceWorker" in navigator && "PushManager" in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Is this browser told by push? */
export async function pushed(told: Notices): Promise<boolean> {
  if (!pushable(told) || !told.browsers.length) return false;
  return (await subscription().catch(() => null)) !== null;
}

export async function startPush(told: Notices): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(told.key!) });
  const keys = made.toJSON().keys ?? {};
  const { id } = await api.addBrowser({ endpoint: made.endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
  localStorage.setItem("tavola.push", id);
}

export async function stopPush(): Promise<void> {
  await (await subscription().catch(() => null))?.unsubscribe().catch(() => undefined);
  const id = localStorage.getItem("tavola.push");
  localStorage.removeItem("tavola.push");
  if (id) await api.dropBrowser(id);
}

export function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
