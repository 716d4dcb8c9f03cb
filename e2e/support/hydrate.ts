import type { Page } from "playwright/test";

/**
 * Gives a page the sign that somebody is there, for which its scripts wait, and waits until React has taken it over: only
 * then can it complain about it.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.waitForSelector("html[data-measured]", { state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
