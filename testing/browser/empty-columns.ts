/** Columns of a grid that stand empty beside another one. */
import type { Page } from "playwright/test";
import { forceLayout } from "./force-layout.ts";

type Box = { left: number; right: number; top: number; bottom: number };
type Columns = { name: string; columns: Box[]; contents: Box[] };

const maxEmptyPx = 400;

/** The columns of `main` that are empty for more than 400 px beside a text or picture. */
export async function findEmptyColumns(page: Page): Promise<string[]> {
  await forceLayout(page);
  const grids = await readColumns(page);
  return grids.flatMap(({ name, columns, contents }) =>
    emptyParts(columns, contents)
      .filter((part) => part > maxEmptyPx)
      .map((part) => `${name}: a column is empty for ${Math.round(part)} px`),
  );
}

/** The height in px of the largest part of each column that holds nothing while another column still does. */
function emptyParts(columns: Box[], contents: Box[]): number[] {
  const top = Math.min(...contents.map((box) => box.top));
  const bottom = Math.max(...contents.map((box) => box.bottom));
  return columns.map((column) => {
    const own = contents
      .filter(({ left, right }) => left < column.right - 1 && right > column.left + 1)
      .sort((a, b) => a.top - b.top);
    let [end, largest] = [top, 0];
    for (const box of own) {
      largest = Math.max(largest, box.top - end);
      end = Math.max(end, box.bottom);
    }
    return Math.max(largest, bottom - end);
  });
}

/** The grids of several columns, without those of lists, whose last row may be short. */
function readColumns(page: Page): Promise<Columns[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const isContent = (element: Element) =>
      element.matches("img, svg, iframe, input, textarea, select, button, summary") ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    // Only of what is shown: Chromium 156 crashes now and then when asked for the columns of a grid in a closed `<details>`.
    const shown = [...document.querySelectorAll("main *")].filter(isShown);
    const grids = shown.filter((element) => {
      const { display, gridTemplateColumns } = getComputedStyle(element);
      const tracks = gridTemplateColumns.split(" ").filter((track) => Number.parseFloat(track) > 0);
      return /^(?:inline-)?grid$/.test(display) && tracks.length > 1;
    });
    return grids
      .filter((grid) => !grid.closest("ul, ol, dl, svg, form"))
      .map((grid) => {
        const { bottom } = grid.getBoundingClientRect();
        // A column is what begins at the same place: a row across the page belongs to all.
        const starts = new Map<number, { left: number; right: number; top: number; bottom: number }>();
        for (const item of grid.children) {
          if (!isShown(item)) continue;
          const box = boxOf(item);
          const known = starts.get(Math.round(box.left));
          starts.set(Math.round(box.left), known && known.right < box.right ? known : box);
        }
        const contents = [...grid.querySelectorAll("*")].filter(isShown).flatMap((element) => {
          const box = boxOf(element);
          if (getComputedStyle(element).position !== "sticky") return isContent(element) ? [box] : [];
          // It follows the reader to the end of what it stands in.
          const end =
            element.parentElement === grid
              ? bottom
              : (element.parentElement ?? grid).getBoundingClientRect().bottom;
          return [{ ...box, bottom: Math.max(box.bottom, end) }];
        });
        return { name: `${grid.tagName} .${grid.className}`, columns: [...starts.values()], contents };
      })
      .filter(({ columns, contents }) => columns.length > 1 && contents.length > 0);
  });
}
