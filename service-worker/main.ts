/** The service worker: visited pages open without a connection, and an inquiry that is typed then is sent later (docs/offline.md). */
import { enableNavigationPreload } from "serwist";
import type { PageMessage, WorkerMessage } from "../lib/offline/messages.ts";
import { inquiryRetryMs } from "../lib/site/browser-periods.ts";
import { splitLanguage } from "../lib/site/language-path.ts";
import { defaultLanguage } from "../lib/words/language.ts";
import { buildId } from "./build-id.ts";
import { removeFixedCaches } from "./caches.ts";
import { keepFixedPages } from "./fixed-pages.ts";
import { inquiryKind } from "./inquiry-kind.ts";
import { sendKept, sendOrKeep, syncTag, takeOutcomes } from "./inquiry-queue.ts";
import { requestKind } from "./request-kind.ts";
import { savesData, strategies } from "./strategies.ts";
import { keepPictures, keepVisitedPage } from "./visited-pages.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // Safe while pages of the last release are open: see ./caches.ts.
  void self.skipWaiting();
  event.waitUntil(keepFixedPages(defaultLanguage, event));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeFixedCaches(buildId).then(() => self.clients.claim()));
});
// The browser requests a page while the worker starts.
enableNavigationPreload();

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin } = self.location;
  const kind = requestKind(request, origin);
  const inquiry = inquiryKind(request, origin);
  if (kind) event.respondWith(strategies[kind].handle(event));
  else if (inquiry) event.respondWith(sendOrKeep(request, inquiry));
});

self.addEventListener("sync", (event) => {
  if (event.tag === syncTag) event.waitUntil(sendKept().then(announce));
});

self.addEventListener("message", (event) => {
  const message = event.data as PageMessage;
  if (message.type === "ready") event.waitUntil(answer(event));
  else event.waitUntil(keepVisit(message.url, message.pictures, event));
});

async function keepVisit(url: string, pictures: string[], event: ExtendableEvent): Promise<void> {
  await keepVisitedPage(url, event);
  await keepPictures(pictures, event);
  if (!savesData()) await keepFixedPages(splitLanguage(new URL(url).pathname).language, event);
}

async function answer(event: ExtendableMessageEvent): Promise<void> {
  // A try that is running may have begun without a connection.
  await sendKept()
    .catch(sendKept)
    .catch(() => event.waitUntil(sendSoon()));
  const outcomes = await takeOutcomes();
  if (outcomes.length > 0) event.source?.postMessage({ type: "outcomes", outcomes } satisfies WorkerMessage);
}

let retries: Promise<void> | undefined;

function sendSoon(): Promise<void> {
  retries ??= retry().finally(() => {
    retries = undefined;
  });
  return retries;
}

async function retry(): Promise<void> {
  for (const ms of inquiryRetryMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    const isSent = await sendKept().then(
      () => true,
      () => false,
    );
    if (isSent) return announce();
  }
}

async function announce(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: "window" }))
    client.postMessage({ type: "news" } satisfies WorkerMessage);
}
