import type { Page } from "playwright/test";

/**
 * Keeps the pages that this one opens as they arrive. Without an interaction, scripts would start four seconds after the load
 * event, which is too early for a test on a busy machine; and a test that scrolls to read a page would start them itself.
 * `hydrate` starts them nevertheless. Call it before the navigation.
 */
export async function holdScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hold = (event: Event) => {
      if (event.isTrusted) event.stopImmediatePropagation();
      else for (const type of ["scroll", "focusin"]) removeEventListener(type, hold, true);
    };
    for (const type of ["scroll", "focusin"]) addEventListener(type, hold, true);
    addEventListener("load", (event) => event.stopImmediatePropagation(), { once: true });
  });
}

/** Lets the page do what it does after its load event. */
export async function releaseScripts(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("load")));
}
