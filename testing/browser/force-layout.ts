import type { Page } from "playwright/test";

/** Lays out the whole page, also the parts that small screens lay out only when they come near (app/deferred.css). */
export async function forceLayout(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-measured", "");
    document.body.getBoundingClientRect();
  });
}
