/** The layout at the end of a page: the chat box covers nothing, and the footer stays where a visitor has jumped to. */
import type { Page } from "playwright/test";

/**
 * Movement of the footer, in px, after a jump to it: sections have an estimated height until they come near, and its links must
 * not move because of it.
 */
export function footerShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const footer = document.querySelector("footer") as HTMLElement;
    footer.scrollIntoView();
    const positions: number[] = [];
    for (let frame = 0; frame < 5; frame++) {
      await new Promise(requestAnimationFrame);
      positions.push(footer.getBoundingClientRect().top);
    }
    return Math.max(...positions) - Math.min(...positions);
  });
}

/** Texts and controls that the chat box covers in some scroll position, open or closed. */
export async function findCovered(page: Page): Promise<string[]> {
  const open = await findCoveredBy(page, true);
  return [...open, ...(await findCoveredBy(page, false))];
}

/**
 * The box stays in its place, so everything in its columns passes there. A strip of the window's whole width ends the view, and may
 * only not cover the end of the page. Within the navbar, nothing moves.
 */
function findCoveredBy(page: Page, isOpen: boolean): Promise<string[]> {
  return page.evaluate((isOpen) => {
    const details = document.querySelector<HTMLDetailsElement>("footer > details");
    const header = document.querySelector("body > header");
    if (!details || !header) return ["no chat box"];
    const { open } = details;
    details.open = isOpen;
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
          covered.push(
            `${innerWidth} px, ${isOpen ? "open" : "closed"}: ${element.localName} ${element.textContent?.trim().slice(0, 40)}`,
          );
      }
    details.open = open;
    window.scrollTo({ top: 0, behavior: "instant" });
    return covered;
  }, isOpen);
}
