/** The site's own font: at once where screens are wide, from the second page on where they are small. */
import type { BrowserContext, Page } from "playwright/test";
import { hydrate } from "../support/hydrate.ts";
import { test as base, expect } from "../support/test.ts";
import { phone } from "./helpers.ts";

const ownFont = "Instrument Sans";
const file = /^\/fonts\/instrument-sans-\w+\.woff2$/;

const test = base.extend<{ context: BrowserContext }>({
  // With the browser's cache, which Playwright switches off where requests are answered by a test.
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

/** The fonts that the page's heading is drawn with. */
async function drawnWith(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * The first paint waits 50 ms for an optional font, and the font may come for 50 ms more: what a busy machine may miss, on
 * one page or the other, and not on most.
 */
async function expectOwnFont(page: Page, paths: string[]): Promise<void> {
  const drawn = new Set<string>();
  const shifts: number[] = [];
  for (const path of [...paths, ...paths, ...paths]) {
    await page.goto(path, { waitUntil: "load" });
    for (const font of await drawnWith(page)) drawn.add(font);
    shifts.push(await page.evaluate(() => (window as unknown as { moved: number }).moved));
  }
  expect([...drawn]).toContain(ownFont);
  expect(shifts.filter((shift) => shift > 0).length, `${shifts}`).toBeLessThan(shifts.length / 2);
}

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem("font"));
/** On which screens the font is used. */
const screens = (page: Page) =>
  page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>("style[data-href=font-faces]");
    const [faces] = style?.sheet?.cssRules ?? [];
    return (faces as CSSMediaRule | undefined)?.media.mediaText;
  });

test.describe("on a phone", () => {
  test.use(phone);

  test("not in the first view, and on the next pages without anything moving", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
    await page.goto("/gallery", { waitUntil: "load" });
    await hydrate(page);
    await expect.poll(() => remembered(page)).toMatch(file);
    expect(await drawnWith(page)).not.toContain(ownFont);
    expect(await screens(page)).toBe("(min-width: 60rem)");
    expect(fonts).toEqual([]);
    await expectOwnFont(page, ["/info-news", "/gallery", "/our-team"]);
  });

  test("on the next page that scripts bring, too", async ({ page }) => {
    await page.goto("/services");
    await hydrate(page);
    await expect.poll(() => remembered(page)).toMatch(file);
    await page.locator("main article a").first().tap();
    await expect(page).toHaveURL(/\/services\/details\//);
    await expect.poll(() => screens(page)).toBe("all");
  });

  test("not where nothing may be remembered", async ({ page }) => {
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
      expect(await screens(page)).toBe("(min-width: 60rem)");
    }
    expect(errors).toEqual([]);
  });
});

test("on a wide screen at once, without anything moving", async ({ page }) => {
  await expectOwnFont(page, ["/gallery", "/info-news", "/our-team"]);
});
