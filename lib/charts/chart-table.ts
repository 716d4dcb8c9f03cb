import { escapeHtml } from "../http/escape-html";
import { formatNumber } from "../words/formats";

/** A cell of an editor's table: its text, and its HTML and attributes as the sanitizer wrote them. */
export type Cell = { text: string; html: string; attributes: string };

/** A table whose rows are the points of a series: names in the first column, values in the second. All rows are of one length. */
export type ChartTable = { caption: Cell; head: Cell[]; rows: Cell[][] };

/** A table with the parts of its chart; the description is for those who do not see the drawing below the caption. */
export function drawTable(
  { caption, attributes }: { caption: Cell; attributes: string },
  description: string,
  drawing: string,
  head: string,
  rows: string[],
): string {
  const image = `<svg role="img" aria-label="${escapeHtml(description)}">${drawing}</svg>`;
  return `<table ${attributes}><caption${caption.attributes}>${caption.html}${image}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`;
}

export function drawCell(cell: Cell | undefined, scope?: "col" | "row", drawing = ""): string {
  const { html = "", attributes = "" } = cell ?? {};
  const own = attributes.replace(/ scope="[^"]*"/, "");
  return scope ? `<th scope="${scope}"${own}>${html}${drawing}</th>` : `<td${own}>${html}</td>`;
}

/** A number on an axis. */
export function axisNumber(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 6 });
}

/** A number of per cent for an attribute. */
export function percent(value: number): string {
  return `${round(value)}%`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
