/** Elements further down fade in when they are scrolled to; the first view is never animated. */

import type { Page } from "playwright/test";
import { observeFor } from "../../testing/browser/observe-for.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { navItem, nextFrames, openPage, scrollTo } from "./helpers.ts";

const library = async (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const texts = await Promise.all(
      scripts.map(async ({ name }) => [name, await (await fetch(name)).text()]),
    );
    return texts.filter(([, text]) => text?.includes("data-aos-easing")).map(([name = ""]) => name);
  });

const marked = (page: Page) => page.locator("main [data-aos]");
const faint = (page: Page) =>
  marked(page).evaluateAll((all) => all.filter((one) => Number(getComputedStyle(one).opacity) < 1).length);

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference", viewport: { width: 1000, height: 600 } });

  test("elements below the first view fade in once they are scrolled to", async ({ page }) => {
    await openPage(page, "/our-values");
    const last = marked(page).last();
    await expect(last).toHaveClass(/aos-init/);
    await expect(last).toHaveCSS("opacity", "1");
    await scrollTo(page, 20);
    await expect(last).toHaveCSS("opacity", "0.5");
    await expect(last).toHaveCSS("transition-duration", "0.5s");
    await expect(last).toHaveCSS("transition-delay", "0.1s");
    await expect(last).toHaveCSS("transition-timing-function", "ease-in-out");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS("opacity", "1");
    await scrollTo(page, 0);
    await nextFrames(page, 10);
    await expect(last).toHaveCSS("opacity", "1");
    await scrollTo(page, 1_000_000);
    await expect.poll(() => faint(page)).toBe(0);
  });

  test("cards and headings are never blank for a fast scroller", async ({ page }) => {
    await openPage(page, "/our-values");
    await expect(marked(page).last()).toHaveClass(/aos-init/);
    await scrollTo(page, 20);
    await expect(marked(page).last()).toHaveCSS("opacity", "0.5");
    const faintest = await page.evaluate(async () => {
      let faintest = 1;
      for (const top of [1, 0.4, 1]) {
        window.scrollTo({ top: top * document.body.scrollHeight, behavior: "instant" });
        for (let frame = 0; frame < 12; frame++) {
          await new Promise(requestAnimationFrame);
          for (const element of document.querySelectorAll("main [data-aos]")) {
            const { top, bottom } = element.getBoundingClientRect();
            if (bottom > 0 && top < innerHeight)
              faintest = Math.min(faintest, Number(getComputedStyle(element).opacity));
          }
        }
      }
      return faintest;
    });
    expect(faintest).toBeGreaterThanOrEqual(0.5);
    expect(faintest, "the elements do fade in").toBeLessThan(1);
  });

  test("the library is not in the page's HTML, and loads after the page", async ({ page, site }) => {
    await openPage(page, "/our-values");
    await expect(marked(page).last()).toHaveClass(/aos-init/);
    const [url = "", ...others] = await library(page);
    expect(others).toEqual([]);
    const html = await (await fetch(`${site.url}/our-values`)).text();
    expect(html).not.toContain(new URL(url).pathname);
    const [requestedAt, parsedAt] = await page.evaluate((name) => {
      const [resource] = performance.getEntriesByName(name);
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return [resource?.startTime ?? 0, navigation?.domContentLoadedEventEnd ?? 0];
    }, url);
    expect(requestedAt).toBeGreaterThan(parsedAt ?? 0);
  });

  test("the first view is never animated", async ({ page }) => {
    await page.addInitScript(() => {
      const touched = new Set<string>();
      Object.assign(window, { touched });
      const look = () => {
        for (const element of document.querySelectorAll("main *")) {
          // The banner's title has an animation of its own, legible from its first frame.
          if (element.localName === "h1" && Number(getComputedStyle(element).opacity) >= 0.6) continue;
          if (scrollY > 0 || element.getBoundingClientRect().top >= innerHeight) continue;
          const { opacity, visibility } = getComputedStyle(element);
          if (opacity !== "1" || visibility !== "visible" || element.matches(".aos-init"))
            touched.add(`${element.localName} ${element.className}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of ["/", "/our-values"]) {
      await openPage(page, path);
      await expect(marked(page).last()).toHaveClass(/aos-init/);
      await nextFrames(page, 5);
      expect(await page.evaluate(() => [...(window as unknown as { touched: Set<string> }).touched])).toEqual(
        [],
      );
    }
  });

  test("skipped elements are shown as well", async ({ page }) => {
    await openPage(page, "/our-values#list");
    await expect(marked(page).last()).toHaveClass(/aos-init/);
    await scrollTo(page, 0);
    await nextFrames(page, 5);
    const hiddenInView = await marked(page).evaluateAll(
      (all) =>
        all.filter(
          (one) => one.getBoundingClientRect().top < innerHeight && getComputedStyle(one).opacity !== "1",
        ).length,
    );
    expect(hiddenInView).toBe(0);
  });

  test("pages reached by a link have animations too, and listeners do not accumulate", async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 600 });
    await openPage(page, "/");
    await expect(marked(page).last()).toHaveClass(/aos-init/);
    const session = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await session.send("Runtime.evaluate", { expression: "window" });
      const of = { objectId: result.objectId ?? "" };
      const { listeners: all } = await session.send("DOMDebugger.getEventListeners", of);
      return all.filter(({ type }) => type === "scroll").length;
    };
    const before = await listeners();
    for (const label of ["Services", "Expertise", "Info & News", "Home"]) {
      await navItem(page, label).click();
      await expect(page.locator("header a[aria-current]")).toHaveText(label);
      await expect(marked(page).last()).toHaveClass(/aos-init/);
    }
    expect(before).toBeGreaterThan(0);
    // The library has already marked a page that was visited before.
    await expect.poll(listeners).toBe(before);
    // No listener may be added later.
    await observeFor(1000);
    expect(await listeners()).toBe(before);
  });
});

test("reduced motion shows no animation", async ({ page }) => {
  await openPage(page, "/our-values");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await nextFrames(page, 5);
  expect(await marked(page).count()).toBeGreaterThan(3);
  expect(await faint(page)).toBe(0);
  await expect(page.locator(".aos-init")).toHaveCount(0);
  expect(await library(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, reducedMotion: "no-preference" });

  test("nothing is hidden", async ({ page }) => {
    await page.goto("/our-values");
    expect(await marked(page).count()).toBeGreaterThan(3);
    for (const one of await marked(page).all()) await expect(one).toHaveCSS("opacity", "1");
  });
});
