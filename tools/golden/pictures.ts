import { join } from "node:path";
import pLimit from "p-limit";
import { step } from "../../scripts/process/terminal.ts";
import { launchTestBrowser } from "../../testing/browser/chromium.ts";
import { loadImages } from "../../testing/browser/force-layout.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath, routeCases } from "../../testing/content/routes.ts";

const paths = [
  ...routeCases.map(({ path }) => path),
  detailsPath("/product", firstOf("products")),
  detailsPath("/blogs", firstOf("blog")),
  detailsPath("/references", firstOf("references")),
  "/product/find/oxygen/120-nm3h/93",
  "/search?q=oxygen",
  "/hi",
  "/hi/product",
  "/does-not-exist",
];

/** Full pages on a phone and a desktop, light and dark, as a visitor without scripts sees them. */
export async function takePictures(url: string, folder: string): Promise<void> {
  const progress = step("Taking pictures");
  await using browser = await launchTestBrowser();
  const views = [390, 1440].flatMap((width) =>
    (["light", "dark"] as const).map((scheme) => ({ width, scheme })),
  );
  let taken = 0;
  for (const { width, scheme } of views) {
    await using context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    // Scripts of the site change nothing that is seen before it is used; embedded maps need a network.
    await context.route(
      (address) => address.origin !== new URL(url).origin || address.pathname.endsWith(".js"),
      (route) => route.abort(),
    );
    await pLimit(2).map(paths, async (path) => {
      const page = await context.newPage();
      await page.goto(url + path);
      await loadImages(page);
      const file = join(folder, `${encodeURIComponent(path).slice(0, 120)}-${width}-${scheme}.png`);
      await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
      await page.close();
      progress.update(`${++taken} of ${paths.length * views.length}`);
    });
  }
  progress.done(`${taken} pictures`);
}
