/** On phones, sections have an estimated height until they come near: the footer's links must not move because of it. */

import { expect, test } from "../../testing/browser/test.ts";
import { routeCases } from "../../testing/content/routes.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("the footer of no page moves when a visitor jumps to it", async ({ page, site }) => {
  // Hydrated pages have no estimated heights any more.
  await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
  for (const { path } of routeCases) {
    await page.goto(site.url + path);
    const tops = await page.evaluate(async () => {
      const footer = document.querySelector("footer") as HTMLElement;
      footer.scrollIntoView();
      const positions: number[] = [];
      for (let frame = 0; frame < 5; frame++) {
        await new Promise(requestAnimationFrame);
        positions.push(footer.getBoundingClientRect().top);
      }
      return positions;
    });
    expect.soft(Math.max(...tops) - Math.min(...tops), path).toBeLessThan(1);
  }
});
