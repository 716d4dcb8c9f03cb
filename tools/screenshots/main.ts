/** `npm run screenshots`: every route and state at four widths, light and dark, and a page that shows them. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { type Browser, chromium, type Page } from "playwright";
import { tags } from "../../lib/backend/contract.ts";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, step, warn } from "../../scripts/process/terminal.ts";
import { requireProgram, systemChromium } from "../../scripts/programs/system-packages.ts";
import { forceLayout } from "../../testing/browser/force-layout.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { get, revalidate } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { breakImages, contentVariants } from "./content-variants.ts";
import { galleryPage, type Screenshot } from "./gallery-page.ts";
import { type ContentVariant, type Scene, scenes } from "./scenes.ts";

const HELP = `npm run screenshots                                    all scenes, into screenshots/
npm run screenshots -- --only home,menu                scenes whose names contain one of these texts
npm run screenshots -- --width 390 --scheme dark       one viewport width (390, 820, 1440 or 1920), one color scheme
npm run screenshots -- --out FOLDER                    another folder`;
/** Replaces embedded maps; transparent in both color schemes. */
const transparentPage = '<!doctype html><meta name="color-scheme" content="light dark">';
const concurrency = 2;
const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 };

main(async () => {
  const { values } = readOptions(HELP, {
    options: {
      only: { type: "string" },
      width: { type: "string" },
      scheme: { type: "string" },
      out: { type: "string", default: "screenshots" },
    },
  });
  const executablePath = requireProgram(systemChromium, process.env);
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

  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  const screenshots: Screenshot[] = [];
  const failures: string[] = [];
  const progress = step("Taking screenshots");
  const limit = pLimit(concurrency);
  for (const [content, group] of Map.groupBy(selected, (scene) => scene.content)) {
    progress.update(`starting a site: ${content}`);
    const site = await openVariant(content, [...new Set(group.map(({ path }) => path))]);
    const jobs = group.flatMap((scene) =>
      widths
        .filter((width) => !scene.widths || scene.widths.includes(width))
        .flatMap((width) => schemes.map((scheme) => ({ scene, width, scheme }))),
    );
    await limit.map(jobs, async (job) => {
      const { scene, width, scheme } = job;
      const file = `${scene.name}-${width}-${scheme}.png`;
      progress.update(`${screenshots.length} taken, ${content}: ${scene.name}`);
      try {
        await capture(browser, site.url + scene.path, job, join(values.out, file));
        screenshots.push({ scene: scene.name, path: scene.path, file, width, scheme });
      } catch (error) {
        failures.push(`${file}: ${(error as Error).message.split("\n")[0]}`);
      }
    });
    await site.close();
  }
  await browser.close();
  const order = new Map(scenes.map(({ name }, index) => [name, index]));
  screenshots.sort((a, b) => (order.get(a.scene) ?? 0) - (order.get(b.scene) ?? 0) || a.width - b.width);
  writeFileSync(join(values.out, "index.html"), galleryPage(screenshots));
  progress.done(`${screenshots.length} screenshots; open ${join(values.out, "index.html")}`);
  for (const failure of failures) warn(`Failed: ${failure}`);
  return failures.length > 0 ? 1 : 0;
});

async function capture(
  browser: Browser,
  url: string,
  { scene, width, scheme }: { scene: Scene; width: number; scheme: string },
  path: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: scheme === "dark" ? "dark" : "light",
    reducedMotion: "reduce",
    hasTouch: width < 1000,
    javaScriptEnabled: !scene.withoutScripts,
  });
  try {
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
  } finally {
    await context.close();
  }
}

/** Loads lazy images, for a screenshot of the full page. */
async function loadImages(page: Page): Promise<void> {
  await forceLayout(page);
  await page.evaluate(async () => {
    const images = Array.from(document.querySelectorAll<HTMLImageElement>("main img"));
    for (const image of images) image.loading = "eager";
    const decoded = images.map((image) => image.decode().catch(() => {}));
    await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 12_000))]);
  });
}

async function openVariant(
  content: ContentVariant,
  paths: string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const name = `screenshots-${content}`;
  if (content === "down") {
    const site = await TestSite.open({ name, change: contentVariants.many, faultProxy: true });
    site.proxy.fail({ kind: "refuse" });
    return site;
  }
  if (content === "sample") return TestSite.open({ name });
  const site = await TestSite.open({
    name,
    change: (folder) => {
      contentVariants[content](folder);
      if (content === "hard") breakImages(folder);
    },
  });
  await regeneratePages(site, paths);
  return site;
}

/** Replaces the pages of the build, which show the sample content. */
async function regeneratePages(site: { url: string; secret: string }, paths: string[]): Promise<void> {
  const read = async (path: string) => (await get(site.url + path)).body;
  const before = await Promise.all(paths.map(read));
  await revalidate(site, tags);
  // Every regenerated page differs, because all name the services in the menu. The build has no detail pages without a slug.
  let pending = paths
    .map((path, index) => ({ path, old: before[index] }))
    .filter(({ path }) => !path.includes("/details/"));
  for (const deadline = Date.now() + 45_000; pending.length > 0 && Date.now() < deadline; ) {
    await sleep(1000);
    const current = await Promise.all(pending.map(({ path }) => read(path)));
    pending = pending.filter(({ old }, index) => old === current[index]);
  }
  if (pending.length > 0) warn(`Not regenerated: ${pending.map(({ path }) => path).join(", ")}`);
}
