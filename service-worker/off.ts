/**
 * The service worker with SERVICE_WORKER=off: removes everything that the other worker stored, and itself. It handles no
 * requests. It first sends the waiting inquiries; while that fails, it stays and tries again.
 */
import { cachePrefix } from "./caches.ts";
import { sendKept, syncTag } from "./inquiry-queue.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
self.addEventListener("message", (event) => event.waitUntil(remove()));
self.addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(remove());
});

async function remove(): Promise<void> {
  await self.registration.navigationPreload?.disable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase("serwist-expiration");
  await sendKept();
  await self.registration.unregister();
}
