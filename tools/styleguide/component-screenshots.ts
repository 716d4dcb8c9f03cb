/** Pictures of real components for docs/design.md: part of `npm run styleguide`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright";
import sharp from "sharp";
import { hydratePage } from "../../e2e/interactions/helpers.ts";
import { openWorld } from "../../e2e/support/test-site.ts";
import { main } from "../../scripts/process/main.ts";
import { CliError, info } from "../../scripts/process/terminal.ts";
import { requireProgram, systemChromium } from "../../scripts/programs/system-packages.ts";
import { componentHashes, components } from "./design-page.ts";

const root = join(import.meta.dirname, "../..");
const width = 960;
/** What is seen of the page above and below, in px. */
const margin = 16;

type Subject = { path: string; find: (page: Page) => Locator; prepare?: (page: Page) => Promise<unknown> };

const headed = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });

const subjects: Record<string, Subject> = {
  section: { path: "/", find: (page) => headed(page, "Services") },
  cards: { path: "/", find: (page) => headed(page, "News") },
  person: { path: "/leadership", find: (page) => page.locator("#list > ul") },
  timeline: { path: "/timeline-and-milestone", find: (page) => page.locator("#list > ol") },
  text: { path: "/services/details/1", find: (page) => page.locator("main .section > section").first() },
  form: {
    path: "/contact",
    find: (page) => page.locator("main section:has(> form)"),
    prepare: (page) => page.getByRole("button", { name: "Send inquiry" }).click(),
  },
  states: {
    path: "/leadership",
    find: (page) => page.locator("#list"),
    prepare: async (page) => {
      await page.context().setOffline(true);
      await page.locator("a[data-page='2']").first().click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  missing: { path: "/no/such/page", find: (page) => page.locator("main > div").first() },
};

main(async () => {
  const executablePath = requireProgram(systemChromium, process.env);
  const world = await openWorld("look");
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    for (const [name] of components)
      for (const scheme of ["light", "dark"] as const) await take(browser, world.url, name, scheme);
  } finally {
    await browser.close();
    await world.close();
  }
  writeFileSync(
    join(root, "docs/design/made-from.json"),
    `${JSON.stringify(componentHashes(root), null, 2)}\n`,
  );
  info(`Written: ${components.length * 2} pictures in docs/design`);
  return 0;
});

async function take(browser: Browser, url: string, name: string, scheme: "light" | "dark"): Promise<void> {
  const subject = subjects[name];
  if (!subject) throw new CliError(`No picture of ${name} is described.`);
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(url + subject.path);
  await hydratePage(page);
  await page.addStyleTag({ content: "header, .skip, footer details { display: none !important }" });
  await subject.prepare?.(page);
  const found = subject.find(page).first();
  await found.scrollIntoViewIfNeeded();
  for (const image of await found.locator("img").all()) await image.evaluate(shown);
  const box = await found.boundingBox();
  if (!box) throw new CliError(`${name} is not on ${subject.path}.`);
  const top = await page.evaluate(() => scrollY);
  const png = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    clip: { x: 0, y: box.y + top - margin, width, height: Math.min(box.height + 2 * margin, 620) },
  });
  const file = join(root, `docs/design/${name}-${scheme}.webp`);
  await sharp(png).resize(720).webp({ quality: 76, effort: 6 }).toFile(file);
  await context.close();
}

function shown(image: Element): Promise<void> {
  if (!(image instanceof HTMLImageElement)) return Promise.resolve();
  image.loading = "eager";
  return image.decode().catch(() => {});
}
