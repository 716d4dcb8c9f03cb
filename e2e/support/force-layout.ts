import type { Page } from "playwright/test";

/** Lays out the whole page, also what a small screen leaves until it comes near (app/deferred.css). */
export async function forceLayout(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-measured", "");
    document.body.getBoundingClientRect();
  });
}
