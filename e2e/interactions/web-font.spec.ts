/** The site's font: at once on wide screens, from the second page on on small ones. */
import type { BrowserContext, Page } from "playwright/test";
import { typeface } from "../../lib/site/typeface.ts";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { test as base, expect } from "../../testing/browser/test.ts";
import { phone } from "./helpers.ts";

const ownFont = typeface.family;
const file = RegExp(`^/fonts/${ownFont.toLowerCase().replaceAll(" ", "-")}-\\w+\\.woff2$`);

const test = base.extend<{ context: BrowserContext }>({
  // With the browser cache, which Playwright disables where a test routes requests.
  context: async ({ browser, contextOptions, baseURL, viewport, isMobile, hasTouch }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL, viewport, isMobile, hasTouch });
    await context.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { moved: number }).moved += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await use(context);
    await context.close();
  },
});

/** The fonts that render the page's heading. */
async function headingFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** The first paint waits 50 ms for an optional font. A busy machine may miss that on some pages, not on most of them. */
async function expectOwnFont(page: Page, paths: string[]): Promise<void> {
  const drawn = new Set<string>();
  const shifts: number[] = [];
  for (const path of [...paths, ...paths, ...paths]) {
    await page.goto(path, { waitUntil: "load" });
    for (const font of await headingFonts(page)) drawn.add(font);
    shifts.push(await page.evaluate(() => (window as unknown as { moved: number }).moved));
  }
  expect([...drawn]).toContain(ownFont);
  expect(shifts.filter((shift) => shift > 0).length, `${shifts}`).toBeLessThan(shifts.length / 2);
}

const storedFont = (page: Page) => page.evaluate(() => localStorage.getItem("font"));
/** The media query of the font. */
const fontMedia = (page: Page) =>
  page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>("style[data-href=font-faces]");
    const [faces] = style?.sheet?.cssRules ?? [];
    return (faces as CSSMediaRule | undefined)?.media.mediaText;
  });

test.describe("on a phone", () => {
  test.use(phone);

  test("is not in the first view, and shifts nothing on the next pages", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.goto("/gallery", { waitUntil: "load" });
    await hydrate(page);
    await expect.poll(() => storedFont(page)).toMatch(file);
    expect(await headingFonts(page)).not.toContain(ownFont);
    expect(await fontMedia(page)).toBe("(min-width: 60rem)");
    expect(fonts).toEqual([]);
    await expectOwnFont(page, ["/info-news", "/gallery", "/our-team"]);
  });

  test("is used after a client-side navigation, too", async ({ page }) => {
    await page.goto("/services");
    await hydrate(page);
    await expect.poll(() => storedFont(page)).toMatch(file);
    await page.locator('main a[href^="/services/details/"]').first().tap();
    await expect(page).toHaveURL(/\/services\/details\//);
    await expect.poll(() => fontMedia(page)).toBe("all");
  });

  test("is not used where storage is denied", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    );
    for (const path of ["/services", "/expertise"]) {
      await page.goto(path);
      await hydrate(page);
      expect(await fontMedia(page)).toBe("(min-width: 60rem)");
    }
    expect(errors).toEqual([]);
  });
});

test("is used at once on a wide screen, without a layout shift", async ({ page }) => {
  await expectOwnFont(page, ["/gallery", "/info-news", "/our-team"]);
});
