/** Words that are printed over others, or over the edge of their drawing. */
import type { Page } from "playwright/test";
import { forceLayout } from "./force-layout.ts";

/** Visible texts that cover each other, and labels that leave their chart: '"Capacity" covers "12 t/d"'. */
export async function findOverlaps(page: Page): Promise<string[]> {
  await forceLayout(page);
  return page.evaluate(() => {
    type Line = { text: string; node: Node; left: number; right: number; top: number; bottom: number };
    const range = document.createRange();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Hidden from sight only, or floating above the page.
      !element.closest(".visually-hidden, .skip, header, footer > details, [data-sticky], dialog, iframe") &&
      ![element, ...ancestors(element)].some(isClipped);
    const faults = new Set<string>();
    const lines = readLines().sort((a, b) => a.top - b.top);
    for (const [index, upper] of lines.entries())
      for (const lower of lines.slice(index + 1)) {
        if (lower.top >= upper.bottom) break;
        if (lower.node !== upper.node && lower.left < upper.right && lower.right > upper.left)
          faults.add(`"${upper.text}" covers "${lower.text}"`);
      }
    for (const label of document.querySelectorAll("main svg[role=img] text")) {
      const box = (label.closest("table, figure") ?? label.closest("svg"))?.getBoundingClientRect();
      const { left, right, width } = label.getBoundingClientRect();
      if (box && width > 0 && (left < box.left - 1 || right > box.right + 1))
        faults.add(`"${label.textContent}" leaves its chart`);
    }
    return [...faults].slice(0, 5);

    function ancestors(element: Element): Element[] {
      const parent = element.parentElement;
      return parent ? [parent, ...ancestors(parent)] : [];
    }

    function isClipped(element: Element): boolean {
      const { clipPath, position, width } = getComputedStyle(element);
      return position === "absolute" && (clipPath !== "none" || width === "1px");
    }

    /** Each line of each text, as high as its letters: lines of headings stand so close that their boxes meet. */
    function readLines(): Line[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.replace(/\s+/g, " ").trim().slice(0, 40);
        if (!text || !node.parentElement || !isShown(node.parentElement)) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, width, height } of range.getClientRects())
          if (width > 2 && height > 2)
            found.push({
              text,
              node,
              left: left + 1,
              right: right - 1,
              top: top + height / 4,
              bottom: bottom - height / 4,
            });
      }
      return found;
    }
  });
}
