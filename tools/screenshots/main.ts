/** `npm run screenshots`: a picture of every route and state, at three widths, light and dark, and a page to look through them. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { forceLayout } from "../../e2e/support/force-layout.ts";
import { openBackend, openOutage, openWorld } from "../../e2e/support/test-site.ts";
import { tags } from "../../lib/backend/contract.ts";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import { main } from "../../scripts/process/main.ts";
import { CliError, info, step, warn } from "../../scripts/process/terminal.ts";
import { requireProgram, systemChromium } from "../../scripts/programs/system-packages.ts";
import { breakImages, contentVariants } from "./content-variants.ts";
import { galleryPage, type Screenshot } from "./gallery-page.ts";
import { type ContentVariant, type Scene, scenes } from "./scenes.ts";

const HELP = `npm run screenshots                                  everything, into shots/
npm run screenshots -- --only home,menu --width 390 --scheme dark   scenes whose names contain one of these; some widths; a scheme
npm run screenshots -- --out FOLDER                  elsewhere`;
/** A page of which nothing is seen, in either scheme. */
const seeThrough = '<!doctype html><meta name="color-scheme" content="light dark">';
const heights: Record<number, number> = { 390: 844, 820: 1180, 1440: 900 };

main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string" },
      width: { type: "string" },
      scheme: { type: "string" },
      out: { type: "string", default: "shots" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    info(HELP);
    return 0;
  }
  const executablePath = requireProgram(systemChromium, process.env);
  if (!readFingerprint(process.env.NEXT_DIST_DIR || ".next"))
    throw new CliError("There is no build. Run: npm run build");
  const only = values.only?.split(",");
  const chosen = scenes.filter(({ name }) => !only || only.some((part) => name.includes(part)));
  const widths = values.width?.split(",").map(Number) ?? Object.keys(heights).map(Number);
  const unknown = widths.filter((width) => !heights[width]);
  if (unknown.length > 0)
    throw new CliError(`No such width: ${unknown}. There are: ${Object.keys(heights)}.`);
  if (chosen.length === 0) throw new CliError(`No scene's name contains ${values.only}.`);
  const schemes = values.scheme ? [values.scheme] : ["light", "dark"];

  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  const shots: Screenshot[] = [];
  const missed: string[] = [];
  const progress = step("Taking pictures");
  for (const [stage, scenesOfStage] of Map.groupBy(chosen, ({ stage }) => stage)) {
    progress.update(`starting a site: ${stage}`);
    const paths = [...new Set(scenesOfStage.map(({ path }) => path))];
    const site = await openStage(stage, paths);
    const queue = scenesOfStage.flatMap((scene) =>
      widths
        .filter((width) => !scene.widths || scene.widths.includes(width))
        .flatMap((width) => schemes.map((scheme) => ({ scene, width, scheme }))),
    );
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { scene, width, scheme } = next;
        const file = `${scene.name}-${width}-${scheme}.png`;
        progress.update(`${shots.length} taken, ${stage}: ${scene.name}`);
        try {
          await take(browser, site.url + scene.path, next, join(values.out, file));
          shots.push({ scene: scene.name, path: scene.path, file, width, scheme });
        } catch (error) {
          missed.push(`${file}: ${(error as Error).message.split("\n")[0]}`);
        }
      }
    };
    await Promise.all([worker(), worker()]);
    await site.close();
  }
  await browser.close();
  const order = new Map(scenes.map(({ name }, index) => [name, index]));
  shots.sort((a, b) => (order.get(a.scene) ?? 0) - (order.get(b.scene) ?? 0) || a.width - b.width);
  writeFileSync(join(values.out, "index.html"), galleryPage(shots));
  progress.done(`${shots.length} pictures; open ${join(values.out, "index.html")}`);
  for (const line of missed) warn(`Missed ${line}`);
  return missed.length > 0 ? 1 : 0;
});

async function take(
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
    // Maps are other people's, and need a network: what is seen is the ground below them.
    await page.route(
      ({ hostname }) => hostname !== "127.0.0.1",
      (route) => route.fulfill({ contentType: "text/html", body: seeThrough }),
    );
    await page.goto(url, { waitUntil: "load" });
    if (!scene.windowOnly) await showAll(page);
    await scene.prepare?.(page);
    await page.waitForTimeout(scene.prepare ? 400 : 150);
    await page.screenshot({ path, fullPage: !scene.windowOnly, animations: "disabled" });
  } finally {
    await context.close();
  }
}

/** Pictures further down are loaded when they come near: all at once, for a picture of the whole page. */
async function showAll(page: Page): Promise<void> {
  await forceLayout(page);
  await page.evaluate(async () => {
    const images = Array.from(document.querySelectorAll<HTMLImageElement>("main img"));
    for (const image of images) image.loading = "eager";
    const shown = images.map((image) => image.decode().catch(() => {}));
    await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, 12_000))]);
  });
}

async function openStage(
  stage: ContentVariant,
  paths: string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  if (stage === "down") {
    const backend = await openBackend({ change: contentVariants.many });
    const site = await openOutage("shots-down", backend);
    site.proxy.fail({ kind: "refuse" });
    return {
      url: site.url,
      close: async () => {
        await site.close();
        await backend.close();
      },
    };
  }
  if (stage === "sample") return openWorld("shots-sample");
  const world = await openWorld(`shots-${stage}`, {
    change: (folder) => {
      contentVariants[stage](folder);
      if (stage === "hard") breakImages(folder);
    },
  });
  await republish(world, paths);
  return world;
}

/** The build has the sample's pages: this stage's content takes their place. */
async function republish({ url, secret }: { url: string; secret: string }, paths: string[]): Promise<void> {
  const read = (path: string) => fetch(url + path).then((answer) => answer.text());
  const before = await Promise.all(paths.map(read));
  await fetch(`${url}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  });
  // They are made in the background, and each of them is another one then: all name the services.
  // Pages of records by their bare number are in no build.
  let waiting = paths
    .map((path, index) => ({ path, old: before[index] }))
    .filter(({ path }) => !path.includes("/details/"));
  for (const end = Date.now() + 45_000; waiting.length > 0 && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await Promise.all(waiting.map(({ path }) => read(path)));
    waiting = waiting.filter(({ old }, index) => old === now[index]);
  }
  if (waiting.length > 0) warn(`Still as in the sample: ${waiting.map(({ path }) => path).join(", ")}`);
}
