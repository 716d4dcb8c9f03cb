import type { Page } from "playwright/test";

/** Lays out the whole page, also the parts that small screens lay out only when they come near (app/deferred.css). */
export async function forceLayout(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-measured", "");
    document.body.getBoundingClientRect();
  });
}

/** Loads lazy images and fonts, for a screenshot of the full page. */
export async function loadImages(page: Page): Promise<void> {
  await forceLayout(page);
  await page.evaluate(async () => {
    const images = Array.from(document.querySelectorAll<HTMLImageElement>("main img"));
    for (const image of images) image.loading = "eager";
    const decoded = images.map((image) => image.decode().catch(() => {}));
    // A map's image may never come.
    await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 12_000))]);
    await document.fonts.ready;
  });
}
