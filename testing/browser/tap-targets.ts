/** Targets that a finger misses: each is touched around its middle, so what enlarges it counts and what covers it does not. */
import type { Page } from "playwright/test";
import { forceLayout } from "./force-layout.ts";

/** Of a target that stands by itself, in CSS px; 2.5.5 of WCAG 2.2. */
const fingerPx = 44;

/** Of a link in a sentence, or the space around it; 2.5.8 of WCAG 2.2. */
const linePx = 24;

/**
 * The visible targets in a part of a page that are too small to touch: 'the link "Our story" is 64 x 22 px, at least 44 x 44'.
 * @param part a selector; the rest of the page may be behind it
 */
export async function findSmallTargets(page: Page, part = "body"): Promise<string[]> {
  await forceLayout(page);
  const faults = await page.evaluate(
    ({ part, fingerPx, linePx }) => {
      const kinds: Record<string, string> = {
        A: "link",
        SUMMARY: "fold",
        SELECT: "choice",
        TEXTAREA: "field",
      };
      type Target = { element: Element; areas: Element[]; isInSentence: boolean };
      const kind = "a[href], button, summary, input, select, textarea";
      const targets = [...document.querySelectorAll(`:is(${part}) :is(${kind})`)]
        .filter((element) => isShown(element) && !element.matches(":disabled, [aria-hidden=true] *, .skip"))
        .map((element): Target => {
          const labels =
            "labels" in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
          return { element, areas: [element, ...labels], isInSentence: isInSentence(element) };
        });
      const faults = targets.flatMap((target) => {
        const { width, height } = sizeOf(target);
        const isLarge = width >= fingerPx && height >= fingerPx;
        if (isLarge || (target.isInSentence && (height >= linePx || isSpaced(target)))) return [];
        const least = target.isInSentence ? `${linePx} high` : `${fingerPx} x ${fingerPx}`;
        return [
          `the ${kindOf(target.element)} "${nameOf(target.element)}" is ${width} x ${height} px, at least ${least}`,
        ];
      });
      scrollTo({ top: 0, behavior: "instant" });
      return faults;

      function isShown(element: Element): boolean {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      }

      /** With words around it that lead nowhere, on its own lines. */
      function isInSentence(element: Element): boolean {
        if (element.localName !== "a" || getComputedStyle(element).display !== "inline") return false;
        let block = element.parentElement;
        while (block && /^(inline|contents)$/.test(getComputedStyle(block).display))
          block = block.parentElement;
        const words = block?.cloneNode(true) as Element | undefined;
        for (const link of words?.querySelectorAll("a, button") ?? []) link.remove();
        return /\p{L}{2}/u.test(words?.textContent ?? "");
      }

      function kindOf(element: Element): string {
        return kinds[element.tagName] ?? (element.getAttribute("type") || element.localName);
      }

      function nameOf(element: Element): string {
        const [label] = "labels" in element ? ((element.labels as NodeListOf<Element> | null) ?? []) : [];
        const name = element.getAttribute("aria-label") ?? (label ?? element).textContent?.trim();
        return (name || element.getAttribute("name") || "").replace(/\s+/g, " ").slice(0, 50);
      }

      /** Around the middle of the largest part of a target, as far as touches reach it. */
      function sizeOf({ element, areas }: Target): { width: number; height: number } {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const boxes = areas.filter(isShown).flatMap((area) => [...area.getClientRects()]);
        const [box] = boxes.sort((a, b) => b.width * b.height - a.width * a.height);
        if (!box) return { width: 0, height: 0 };
        if (box.width >= fingerPx && box.height >= fingerPx)
          return { width: Math.round(box.width), height: Math.round(box.height) };
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const isHit = (left: number, top: number) => {
          const hit = document.elementFromPoint(left, top);
          return areas.some((area) => area.contains(hit));
        };
        const reach = (stepX: number, stepY: number) => {
          let px = 0;
          while (px <= 2 * fingerPx && isHit(x + stepX * px, y + stepY * px)) px++;
          return px - 1;
        };
        const width = reach(-1, 0) + reach(1, 0) + 1;
        const height = reach(0, -1) + reach(0, 1) + 1;
        return { width: Math.max(width, 0), height: Math.max(height, 0) };
      }

      /** Circles around the middle of its lines meet no other target. */
      function isSpaced({ element }: Target): boolean {
        return [...element.getClientRects()].every((line) => {
          const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
          return targets.every(({ element: other }) => {
            if (other === element) return true;
            return [...other.getClientRects()].every((box) => {
              const dx = Math.max(box.left - x, 0, x - box.right);
              const dy = Math.max(box.top - y, 0, y - box.bottom);
              return Math.hypot(dx, dy) >= linePx / 2;
            });
          });
        });
      }
    },
    { part, fingerPx, linePx },
  );
  return [...new Set(faults)];
}
