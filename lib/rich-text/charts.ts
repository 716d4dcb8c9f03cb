import "server-only";
import type { Cell, ChartTable } from "../charts/chart-table";
import { type ChartKind, chartKinds, drawChart } from "../charts/draw-chart";
import type { Language } from "../words/language";
import { plainText } from "./plain-text";

/** Classes by which editors ask for a chart, on a table or on the figure around it. */
export const chartClasses = chartKinds.map((kind) => `chart-${kind}`);

/** Beyond these bounds a table stays a table. */
const maxCharts = 12;
const maxTable = { characters: 20_000, columns: 6 };

const opening =
  /<(?:figure\b[^>]* class="chart-([a-z]+)"[^>]*>\s*<table[^>]*|table\b[^>]* class="chart-([a-z]+)"[^>]*)>/g;
const afterTable = /^\s*(?:<figcaption([^>]*)>(.*?)<\/figcaption>\s*)?<\/figure>/s;

/**
 * Draws the tables that an editor wants as charts.
 * @param html as the sanitizer returns it
 * @param language of their descriptions
 */
export function drawCharts(html: string, language: Language): string {
  const parts: string[] = [];
  let doneUntil = 0;
  let charts = 0;
  for (const { 0: tags, 1: ofFigure, 2: ofTable, index } of html.matchAll(opening)) {
    const start = index + tags.length;
    if (index < doneUntil) continue;
    if (++charts > maxCharts) break;
    const [content = "", rest] = html.slice(start, start + maxTable.characters).split("</table>", 2);
    const after = ofFigure && afterTable.exec(rest ?? "");
    if (rest === undefined || (ofFigure && !after)) continue;
    const table = readTable(content);
    if (table && after?.[2] && !table.caption.html) table.caption = toCell(after[2], after[1]);
    const chart = table && drawChart((ofFigure ?? ofTable) as ChartKind, table, language);
    if (!chart) continue;
    const own = Array.from(tags.matchAll(/ (?:lang|dir|id)="[^"]*"/g), ([attribute]) => attribute).join("");
    parts.push(
      html.slice(doneUntil, index),
      chart.replace(/^<table [^>]*/, (start) => start + own),
    );
    doneUntil = start + content.length + "</table>".length + (after ? after[0].length : 0);
  }
  return parts.join("") + html.slice(doneUntil);
}

/** A table with one cell for each row and column; its first row names the columns. */
function readTable(html: string): ChartTable | undefined {
  if (/<table\b|(?:col|row)span="(?!1")/.test(html)) return undefined;
  const [, captionAttributes, caption = ""] = /<caption([^>]*)>(.*?)<\/caption>/s.exec(html) ?? [];
  const rows = Array.from(html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs), ([, row = ""]) =>
    Array.from(row.matchAll(/<t[hd]((?: [^>]*)?)>(.*?)<\/t[hd]>/gs), ([, attributes, cell = ""]) =>
      toCell(cell, attributes),
    ),
  );
  const [head, ...others] = rows;
  const columns = head?.length ?? 0;
  if (!head || columns < 2 || columns > maxTable.columns || others.some(({ length }) => length !== columns))
    return undefined;
  return { caption: toCell(caption, captionAttributes), head, rows: others };
}

function toCell(html: string, attributes = ""): Cell {
  return { html, attributes: attributes.replace(/ (?:col|row)span="1"/g, ""), text: plainText(html) };
}
