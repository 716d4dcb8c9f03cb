import type { Page } from "playwright/test";

/** Scripts wait for an interaction: triggers one, and waits until React has hydrated every part of the page and is idle. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    const parts = [...document.querySelectorAll("main, #list, header details, footer details")];
    const isLaidOut = document.documentElement.hasAttribute("data-measured");
    return isLaidOut && parts.every(isHydrated);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
