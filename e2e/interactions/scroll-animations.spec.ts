/** Elements further down fade in once, when they are scrolled to; the first view is never animated. */

import type { Locator, Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { get } from "../../testing/http/http.ts";
import { navItem, nextFrames, openPage, phone, scrollTo, scrollTop } from "./helpers.ts";

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

/** Makes the browser one without triggers of animations. Call it before the navigation. */
async function withoutTriggers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: [string]) => !query.join().includes("trigger") && supports.apply(CSS, query);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[data-aos] { animation: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** The fade of an element that waits for it, or runs it. */
const fadeOf = (one: Locator) =>
  one.evaluate((element) => {
    const animations = element.getAnimations() as CSSAnimation[];
    const fade = animations.find(({ animationName }) => animationName === "fade-in");
    if (!fade?.effect) return null;
    const { duration, delay, iterations } = fade.effect.getTiming();
    const easings = (fade.effect as KeyframeEffect).getKeyframes().map(({ easing }) => easing);
    const isOfTime = fade.timeline === document.timeline;
    return { state: fade.playState, duration, delay, iterations, easing: easings[0], isOfTime };
  });

test.describe("with motion, before hydration", () => {
  test.use({ reducedMotion: "no-preference", ...phone });

  test("an element fades in once, in time, when it is scrolled to, and is never blank", async ({ page }) => {
    await page.goto("/our-values");
    expect(await faint(page)).toBe(0);
    await scrollTo(page, 20);
    const last = marked(page).last();
    const opacity = () => last.evaluate((one) => getComputedStyle(one).opacity);
    // The least that a fast scroller sees of it.
    expect(await opacity()).toBe("0.5");
    const timing = { duration: 500, delay: 100, iterations: 1, easing: "ease-in-out", isOfTime: true };
    expect(await fadeOf(last)).toEqual({ ...timing, state: "paused" });
    await last.scrollIntoViewIfNeeded();
    const top = await scrollTop(page);
    await expect.poll(opacity).toBe("1");
    expect(await scrollTop(page)).toBe(top);
    expect(await fadeOf(last)).toBeNull();
    for (const place of [20, top]) {
      await scrollTo(page, place);
      expect(await opacity()).toBe("1");
      expect(await fadeOf(last)).toBeNull();
    }
    await test.step("also after the top of the page, where it starts anew", async () => {
      for (const place of [0, 20, top]) await scrollTo(page, place);
      expect(await opacity()).toBe("1");
      expect(await fadeOf(last)).toBeNull();
    });
    await test.step("titles take longer", async () => {
      await page.goto("/");
      await scrollTo(page, 20);
      const title = page.locator("main [data-aos=title]").last();
      expect(await fadeOf(title)).toEqual({ ...timing, duration: 1200, state: "paused" });
    });
  });

  test("paper shows everything", async ({ page }) => {
    await page.goto("/our-values");
    await scrollTo(page, 20);
    expect(await faint(page)).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    expect(await faint(page)).toBe(0);
  });

  test("what is in view never fades, however early the visitor scrolls", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
    await page.goto("/our-values");
    await scrollTo(page, 20);
    const inView = await marked(page).evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().top + scrollY < innerHeight)
        .map((one) => getComputedStyle(one).opacity),
    );
    expect(inView.length).toBeGreaterThan(0);
    expect(new Set(inView)).toEqual(new Set(["1"]));
    await session.send("Animation.setPlaybackRate", { playbackRate: 1 });
  });

  test("after hydration, too, without the library", async ({ page }) => {
    await openPage(page, "/our-values");
    await scrollTo(page, 20);
    expect(await faint(page)).toBeGreaterThan(0);
    await nextFrames(page);
    expect(await library(page)).toEqual([]);
    await expect(page.locator(".aos-init")).toHaveCount(0);
  });
});

test.describe("with motion, in a browser without triggers", () => {
  test.use({ reducedMotion: "no-preference", viewport: { width: 1000, height: 600 } });
  test.beforeEach(({ page }) => withoutTriggers(page));

  test("elements below the first view fade in once they are scrolled to, and are never blank", async ({
    page,
    site,
  }) => {
    await watchAnimations(page);
    await openPage(page, "/our-values");
    const last = marked(page).last();
    await expect(last).toHaveClass(/aos-init/);
    await expect(last).toHaveCSS("opacity", "1");
    expect(await animatedInView(page)).toEqual([]);
    await test.step("their library loads by itself, and is not in the page's HTML", async () => {
      const [url = "", ...others] = await library(page);
      expect(others).toEqual([]);
      const { body } = await get(`${site.url}/our-values`);
      expect(body).not.toContain(new URL(url).pathname);
    });
    const body = page.locator("body");
    await expect(body).toHaveAttribute("data-aos-duration", "500");
    await expect(body).toHaveAttribute("data-aos-delay", "100");
    await expect(body).toHaveAttribute("data-aos-easing", "ease-in-out");
    await scrollTo(page, 20);
    // The least that a fast scroller sees of it.
    await expect(last).toHaveCSS("opacity", "0.5");
    await expect(last).toHaveCSS("transition-duration", "0.5s");
    await expect(last).toHaveCSS("transition-delay", "0.1s");
    await expect(last).toHaveCSS("transition-timing-function", "ease-in-out");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS("opacity", "1");
    await scrollTo(page, 0);
    await expect(last).toHaveCSS("opacity", "1");
    await scrollTo(page, 1_000_000);
    await expect.poll(() => faint(page)).toBe(0);
  });

  test("skipped elements are shown as well", async ({ page }) => {
    await openPage(page, "/our-values#list");
    await expect(marked(page).last()).toHaveClass(/aos-init/);
    await scrollTo(page, 0);
    const hiddenInView = () =>
      marked(page).evaluateAll(
        (all) =>
          all.filter(
            (one) => one.getBoundingClientRect().top < innerHeight && getComputedStyle(one).opacity !== "1",
          ).length,
      );
    await expect.poll(hiddenInView).toBe(0);
  });

  test("the first view of the home page is not animated; pages reached by a link are, and listeners do not accumulate", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 600 });
    await watchAnimations(page);
    await openPage(page, "/");
    await expect(marked(page).last()).toHaveClass(/aos-init/);
    expect(await animatedInView(page)).toEqual([]);
    const session = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await session.send("Runtime.evaluate", { expression: "window" });
      const of = { objectId: result.objectId ?? "" };
      const { listeners: all } = await session.send("DOMDebugger.getEventListeners", of);
      return all.filter(({ type }) => type === "scroll").length;
    };
    const before = await listeners();
    expect(before).toBeGreaterThan(0);
    for (const label of ["Services", "Expertise", "Info & News", "Home"]) {
      await navItem(page, label).click();
      await expect(page.locator("header a[aria-current]")).toHaveText(label);
      await expect(marked(page).last()).toHaveClass(/aos-init/);
    }
    // The library has already marked a page that was visited before.
    await expect.poll(listeners).toBe(before);
  });
});

/** Records animations and transitions in the first view, but for the banner's title, which is legible from its first frame. */
async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animated = new Set<string>();
    Object.assign(window, { animated });
    for (const type of ["transitionrun", "animationstart"])
      addEventListener(
        type,
        ({ target }) => {
          if (!(target instanceof Element) || !target.closest("main") || target.localName === "h1") return;
          if (scrollY === 0 && target.getBoundingClientRect().top < innerHeight)
            animated.add(`${target.localName} ${target.className}`);
        },
        true,
      );
  });
}

/** The records of {@link watchAnimations}, and all that the library or its style changes in the first view. */
const animatedInView = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { animated: Set<string> }).animated,
    ...[...document.querySelectorAll("main *")]
      .filter((element) => element.getBoundingClientRect().top < innerHeight && element.localName !== "h1")
      .filter((element) => {
        const { opacity, visibility } = getComputedStyle(element);
        return opacity !== "1" || visibility !== "visible" || element.matches(".aos-init");
      })
      .map((element) => `${element.localName} ${element.className}`),
  ]);

test("reduced motion shows no animation", async ({ page }) => {
  await openPage(page, "/our-values");
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
