/** A visitor whose browser has the service worker, which all other tests block. */
import type { BrowserContext, Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { test as base, expect } from "../../testing/browser/test.ts";
import { uniqueClientAddress } from "../contact-form/inquiry-test.ts";

export { expect };

type Fixtures = {
  /** A new browser profile, with an address of its own. */
  visitor: BrowserContext;
};

export const test = base.extend<Fixtures>({
  visitor: async ({ browser }, use) => {
    const extraHTTPHeaders = { "x-forwarded-for": uniqueClientAddress() };
    const context = await browser.newContext({ serviceWorkers: "allow", extraHTTPHeaders });
    // For `visit`.
    await context.clock.install();
    await use(context);
    await context.close();
  },
});

/** Opens a page and waits until the worker is active and has kept it. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrate(page);
  await passVisit(page);
  await waitForWorker(page);
  await waitUntilKept(page, page.url());
}

/** Lets the seconds pass after which the worker is registered, and a page counts as visited. */
export async function passVisit(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
}

export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Waits until document and payload of a URL are kept. */
export async function waitUntilKept(page: Page, url: string): Promise<void> {
  await expect
    .poll(() => keptIn(page, url))
    .toEqual(expect.arrayContaining(["site-document", "site-payload"]));
}

/** The caches that have a URL. */
export function keptIn(page: Page, url: string): Promise<string[]> {
  return page.evaluate(async (url) => {
    const names = await caches.keys();
    const found = await Promise.all(
      names.map((cacheName) => caches.match(url, { cacheName, ignoreVary: true })),
    );
    return names.filter((_, index) => found[index]);
  }, url);
}

/** Everything that the worker has stored in this browser: URLs by cache, and inquiries. */
export function readStored(page: Page): Promise<{ caches: Record<string, string[]>; requests: number }> {
  return page.evaluate(async () => {
    const stored: Record<string, string[]> = {};
    for (const name of await caches.keys())
      stored[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    if (!databases.includes("serwist-background-sync")) return { caches: stored, requests: 0 };
    const requests = await new Promise<number>((resolve) => {
      indexedDB.open("serwist-background-sync").onsuccess = ({ target }) => {
        const { result: db } = target as IDBOpenDBRequest;
        const count = db.transaction("requests").objectStore("requests").count();
        count.onsuccess = () => {
          db.close();
          resolve(count.result);
        };
      };
    });
    return { caches: stored, requests };
  });
}
