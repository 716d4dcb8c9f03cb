import { writeFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright";
import sharp from "sharp";
import { info } from "../../scripts/process/terminal.ts";
import { systemChromium } from "../../scripts/programs/system-packages.ts";
import { launchTestBrowser } from "../../testing/browser/chromium.ts";
import { loadImages } from "../../testing/browser/force-layout.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { componentHashes, type components } from "./design-page.ts";

/** Size of the captured part, in pixels, unless the component has its own. */
const usualSize = { width: 960, height: 620 };
/** Visible page above and below the component, in pixels. */
const margin = 16;

type Subject = {
  path: string;
  find: (page: Page) => Locator;
  prepare?: (page: Page) => Promise<unknown>;
  size?: { width: number; height: number };
};

const sectionWithHeading = (page: Page, name: string) =>
  page.locator("main section").filter({ has: page.getByRole("heading", { name, exact: true }) });

const subjects: Record<keyof typeof components, Subject> = {
  section: { path: "/services/details/1", find: (page) => sectionWithHeading(page, "Related services") },
  plant: {
    path: "/",
    find: (page) => page.locator("main section:has(fieldset)"),
    size: { width: 1440, height: 930 },
  },
  cards: { path: "/blogs", find: (page) => page.locator("#list > ul") },
  person: { path: "/leadership", find: (page) => page.locator("#list > ul") },
  timeline: { path: "/timeline-and-milestone", find: (page) => page.locator("#list > ol") },
  text: { path: "/services/details/1", find: (page) => page.locator("main h3[id] >> xpath=..").first() },
  "series-chart": { path: "/expertise/details/3", find: (page) => page.locator("table[data-chart]") },
  "bar-chart": { path: "/blogs/details/4", find: (page) => page.locator("table[data-chart]") },
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

/** Captures every component in both color schemes into docs/design. */
export async function captureComponents(): Promise<void> {
  await using site = await TestSite.open({ name: "styleguide" });
  await using browser = await launchTestBrowser(systemChromium);
  for (const [name, subject] of Object.entries(subjects))
    for (const scheme of ["light", "dark"] as const) {
      const file = `docs/design/${name}-${scheme}.webp`;
      await capture(browser, site.url, { subject, scheme, file });
    }
  writeFileSync("docs/design/made-from.json", `${JSON.stringify(componentHashes(), null, 2)}\n`);
  info(`Written: ${Object.keys(subjects).length * 2} screenshots in docs/design`);
}

type Screenshot = { subject: Subject; scheme: "light" | "dark"; file: string };

async function capture(browser: Browser, url: string, { subject, scheme, file }: Screenshot): Promise<void> {
  const { width, height } = subject.size ?? usualSize;
  await using context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    // For addStyleTag().
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url + subject.path);
  await hydrate(page);
  await page.addStyleTag({ content: "header, .skip, footer > details { display: none !important }" });
  await subject.prepare?.(page);
  // Images above the component may still move it.
  await loadImages(page);
  const component = subject.find(page).first();
  await component.scrollIntoViewIfNeeded();
  // In one call, because the page may scroll between two.
  const box = await component.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
  const png = await page.screenshot({
    fullPage: true,
    animations: "disabled",
    clip: { x: 0, y: box.top - margin, width, height: Math.min(box.height + 2 * margin, height) },
  });
  await sharp(png)
    .resize(width * 0.75)
    .webp({ quality: 76, effort: 6 })
    .toFile(file);
}
