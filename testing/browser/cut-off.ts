/** Texts of which a part is hidden, because they have less room than they need. */
import type { Page } from "playwright/test";
import { forceLayout } from "./force-layout.ts";

/** Visible texts that leave an element which hides what leaves it: '"Compare" is cut off by BUTTON .button'. */
export async function findCutOff(page: Page): Promise<string[]> {
  await forceLayout(page);
  return page.evaluate(() => {
    const range = document.createRange();
    const faults = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The last breadcrumb ends with an ellipsis: its text is the title below.
      if (element.closest("script, style, iframe, .visually-hidden, .skip, nav li[aria-current]")) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      const clip = clipOf(element);
      if (!clip || boxes.length === 0) continue;
      const { left, right } = clip.getBoundingClientRect();
      if (boxes.some((box) => box.left < left - 2 || box.right > right + 2))
        faults.add(`"${text.slice(0, 40)}" is cut off by ${clip.tagName} .${clip.getAttribute("class")}`);
    }
    return [...faults].slice(0, 5);

    /** The nearest element that hides what sticks out of it to the side. None where all of the text is hidden, for screen readers. */
    function clipOf(element: Element | null): Element | undefined {
      if (!element || element === document.body) return undefined;
      const { overflowX, clipPath, position, width, textIndent } = getComputedStyle(element);
      const isForReaders = position === "absolute" && (clipPath.startsWith("inset(") || width === "1px");
      if (isForReaders || textIndent !== "0px") return undefined;
      const isClip = overflowX === "hidden" || overflowX === "clip" || clipPath.startsWith("polygon");
      if (isClip) return element;
      // It can be scrolled.
      return overflowX === "auto" || overflowX === "scroll" ? undefined : clipOf(element.parentElement);
    }
  });
}
