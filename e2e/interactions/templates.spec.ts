/** The layout of every template before hydration: the chat box covers nothing, and the footer stays where a visitor has jumped to. */

import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { chat } from "./helpers.ts";

const templates = [
  "/",
  "/about",
  detailsPath("/services", firstOf("services")),
  detailsPath("/product", firstOf("products")),
  detailsPath("/blogs", firstOf("blog")),
  "/product",
  "/references",
  "/gallery",
  "/leadership",
  "/contact",
];

for (const path of templates)
  test(`of ${path}, the chat box covers no text and no control, and the footer does not move`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Hydrated pages have no estimated heights any more.
    await page.route(/_next\/static\/.*\.js/, (route) => route.abort());
    await page.goto(path);
    // On phones, sections have an estimated height until they come near: the footer's links must not move because of it.
    const positions = await jumpToFooter(page);
    expect
      .soft(Math.max(...positions) - Math.min(...positions), `positions in px: ${positions}`)
      .toBeLessThan(1);
    for (const width of [390, 320, 820, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      for (const state of ["open", "closed"]) {
        // Its button costs a click that waits for frames; other tests press it.
        await chat(page).evaluate((box, isOpen) => box.toggleAttribute("open", isOpen), state === "open");
        expect.soft(await findCovered(page), `${width} px, ${state}`).toEqual([]);
      }
    }
  });

/** Scrolls to the footer. @returns the positions that it has while the sections before it are laid out */
function jumpToFooter(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const footer = document.querySelector("footer") as HTMLElement;
    footer.scrollIntoView();
    const positions: number[] = [];
    for (let frame = 0; frame < 5; frame++) {
      await new Promise(requestAnimationFrame);
      positions.push(footer.getBoundingClientRect().top);
    }
    return positions;
  });
}

/**
 * Texts and controls that are under the chat box in some scroll position: it stays in its place, so everything in its columns
 * passes there. A strip of the window's whole width ends the view, and may only not cover the end of the page. Within the navbar,
 * nothing moves.
 */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const details = document.querySelector("footer details");
    const header = document.querySelector("body > header");
    if (!details || !header) return ["no chat box"];
    const box = details.getBoundingClientRect();
    const bar = header.getBoundingClientRect();
    const isStrip = box.left <= 0 && box.right >= document.documentElement.clientWidth;
    const isInBar = box.top >= bar.top && box.bottom <= bar.bottom;
    if (isStrip) window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    const isCovered = ({ left, right, top, bottom, width, height }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      left < box.right &&
      right > box.left &&
      (!(isStrip || isInBar) || (top < box.bottom && bottom > box.top));
    const isShown = (element: Element) =>
      !details.contains(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden") &&
      getComputedStyle(element).clipPath === "none";
    const covered: string[] = [];
    for (const part of isInBar ? [header] : document.querySelectorAll("main, footer"))
      for (const element of part.querySelectorAll("*")) {
        if (!isShown(element)) continue;
        const range = document.createRange();
        const texts = [...element.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const areas = texts.flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
        if (element.matches("a, button, input, select, textarea, summary"))
          areas.push(...element.getClientRects());
        if (areas.some(isCovered))
          covered.push(`${element.localName} ${element.textContent?.trim().slice(0, 40)}`);
      }
    window.scrollTo({ top: 0, behavior: "instant" });
    return covered;
  });
}
