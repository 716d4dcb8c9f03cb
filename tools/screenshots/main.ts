/** `npm run screenshots`: every route and state at four widths, light and dark, and a page that shows them. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { Browser } from "playwright";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, step, warn } from "../../scripts/process/terminal.ts";
import { systemChromium } from "../../scripts/programs/system-packages.ts";
import { launchTestBrowser } from "../../testing/browser/chromium.ts";
import { loadImages } from "../../testing/browser/force-layout.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { get, isFresh, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { contentVariants } from "./content-variants.ts";
import { galleryPage, type Screenshot } from "./gallery-page.ts";
import { type ContentVariant, type Scene, scenes } from "./scenes.ts";

const HELP = `npm run screenshots                                    all scenes, into screenshots/
npm run screenshots -- --only home,menu                scenes whose names contain one of these texts
npm run screenshots -- --width 390 --scheme dark       one viewport width (390, 820, 1440 or 1920), one color scheme`;
const folder = "screenshots";
/** Replaces embedded maps; transparent in both color schemes. */
const transparentPage = '<!doctype html><meta name="color-scheme" content="light dark">';
const concurrency = 2;
const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 };

main(async () => {
  const text = { type: "string" } as const;
  const { values } = readOptions(HELP, { options: { only: text, width: text, scheme: text } });
  if (!readFingerprint(process.env.NEXT_DIST_DIR || ".next"))
    throw new CliError("There is no build. Run: npm run build");
  const only = values.only?.split(",");
  const selected = scenes.filter(({ name }) => !only || only.some((part) => name.includes(part)));
  if (selected.length === 0) throw new CliError(`No scene's name contains ${values.only}.`);
  const widths = values.width?.split(",").map(Number) ?? Object.keys(heights).map(Number);
  const unknown = widths.filter((width) => !heights[width]);
  if (unknown.length > 0)
    throw new CliError(`Unknown width: ${unknown}. Available: ${Object.keys(heights)}.`);
  const schemes = values.scheme ? [values.scheme] : ["light", "dark"];

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await using browser = await launchTestBrowser(systemChromium);
  const screenshots: Screenshot[] = [];
  const progress = step("Taking screenshots");
  for (const [content, group] of Map.groupBy(selected, (scene) => scene.content)) {
    progress.update(`starting a site: ${content}`);
    await using site = await openVariant(content, [...new Set(group.map(({ path }) => path))]);
    const jobs = group.flatMap((scene) =>
      widths
        .filter((width) => !scene.widths || scene.widths.includes(width))
        .flatMap((width) => schemes.map((scheme) => ({ scene, width, scheme }))),
    );
    const taken = await pLimit(concurrency).map(jobs, async (job) => {
      const { scene, width, scheme } = job;
      const file = `${scene.name}-${width}-${scheme}.png`;
      progress.update(`${content}: ${scene.name}`);
      const error = await capture(browser, site.url + scene.path, job, join(folder, file)).then(
        () => undefined,
        (reason: Error) => reason.message.split("\n")[0],
      );
      return { scene: scene.name, path: scene.path, file, width, scheme, error };
    });
    screenshots.push(...taken);
  }
  writeFileSync(join(folder, "index.html"), galleryPage(screenshots.filter(({ error }) => !error)));
  progress.done(`${screenshots.length} screenshots; open ${join(folder, "index.html")}`);
  const failures = screenshots.filter(({ error }) => error);
  for (const { file, error } of failures) warn(`Failed: ${file}: ${error}`);
  return failures.length > 0 ? 1 : 0;
});

async function capture(
  browser: Browser,
  url: string,
  { scene, width, scheme }: { scene: Scene; width: number; scheme: string },
  path: string,
): Promise<void> {
  await using context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: scheme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: width < 1000,
    javaScriptEnabled: !scene.withoutScripts,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  // Embedded maps need a network.
  await page.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "text/html", body: transparentPage }),
  );
  await page.goto(url, { waitUntil: "load" });
  if (!scene.viewportOnly) await loadImages(page);
  // States exist after hydration, and the web font is shown then, which changes heights.
  if (!scene.withoutScripts) await hydrate(page);
  await scene.prepare?.(page);
  await page.waitForTimeout(scene.prepare ? 400 : 150);
  await page.screenshot({ path, fullPage: !scene.viewportOnly, animations: "disabled" });
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  if (pageWidth > width) throw new Error(`The page is ${pageWidth} px wide.`);
}

async function openVariant(content: ContentVariant, paths: string[]): Promise<TestSite> {
  const name = `screenshots-${content}`;
  if (content === "sample") return TestSite.open({ name });
  if (content === "down") {
    const site = await TestSite.open({ name, change: contentVariants.many, faultProxy: true });
    site.proxy.fail({ kind: "refuse" });
    return site;
  }
  // The pages of the build show the sample content.
  const site = await TestSite.open({ name, change: contentVariants[content], isOldBuild: true });
  for (const path of paths)
    await waitUntil(`${path} is fresh`, async () => {
      const response = await get(site.url + path);
      return response.status !== 200 || isFresh(response);
    });
  return site;
}
