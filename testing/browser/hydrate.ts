import type { Page } from "playwright/test";

/** Scripts wait until they are used: starts them as a print does, and waits until React has hydrated every part of the page and is idle. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const isDone = () => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
    const parts = [...document.querySelectorAll("main, #list, header details, footer > details")];
    const isLaidOut = document.documentElement.hasAttribute("data-measured");
    return isLaidOut && parts.every(isHydrated);
  };
  // By default it is checked in each animation frame, and the page has to draw those.
  await page.waitForFunction(isDone, undefined, { polling: 40 });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
