import type { Page } from "playwright/test";

/**
 * Keeps the pages that this one opens as they arrive: with a mouse, scripts would start four seconds after the load event, which is
 * too early for a test on a busy machine; and a test that focuses a field would start them itself. `hydrate` starts them
 * nevertheless. Call it before the navigation.
 */
export async function holdScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hold = (event: Event) => event.stopImmediatePropagation();
    addEventListener("focusin", hold, true);
    addEventListener("load", hold, { once: true });
    addEventListener("beforeprint", () => removeEventListener("focusin", hold, true), true);
  });
}

/** Lets the page do what it does after its load event. */
export async function releaseScripts(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("load")));
}
