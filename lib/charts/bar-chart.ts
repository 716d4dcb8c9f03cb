import { escapeHtml } from "../http/escape-html";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { axisNumber, type ChartTable, drawCell, drawTable, percent } from "./chart-table";
import { parseColumn } from "./quantity";
import { type Bar, readBars, readWaterfall } from "./read-bars";
import { position, roundScale, type Scale } from "./scale";

export type BarKind = "bars" | "waterfall";

const maxBars = 24;
const maxColumns = 3;
const maxSteps = 6;
const weeksPerQuarter = 13;
const monthsPerQuarter = 3;

/**
 * Draws horizontal bars inside the table: a row's bar is in the cell with its name. Weeks are drawn over months.
 * @returns undefined where the values are no series
 */
export function drawBars(
  kind: BarKind,
  { caption, head, rows }: ChartTable,
  language: Language,
): string | undefined {
  const t = words(language);
  const bars = kind === "bars" ? readBars(rows) : readWaterfall(rows);
  if (!bars || bars.length < 2 || bars.length > maxBars || head.length > maxColumns) return undefined;
  const ends = bars.flatMap(({ start, end }) => [start, end]);
  const isWeeks = [head[1], caption].some((cell) => /\bweeks?\b/i.test(cell?.text ?? ""));
  const axis = isWeeks ? quarters(Math.max(...ends)) : roundScale(ends, maxSteps, true);
  const joints = kind === "waterfall" ? bars.slice(0, -1).map(({ end }) => end) : [];
  const drawings = bars.map((bar, index) => drawBar(bar, axis, joints[index - 1], joints[index]));
  const listed = rows.map(([name, value]) => `${name?.text} ${value?.text}`).join(", ");
  const hasNotes = !parseColumn(rows.map((row) => row[2]?.text ?? ""));
  return drawTable(
    { caption, attributes: `data-chart="${kind}"${hasNotes ? ' data-notes=""' : ""}` },
    t("charts.description", { kind: t(`charts.kinds.${kind}`), title: head[1]?.text ?? "", points: listed }),
    "",
    drawCell(head[0], "col", drawAxis(axis, isWeeks ? t("charts.month") : undefined)) +
      head
        .slice(1)
        .map((cell) => drawCell(cell, "col"))
        .join(""),
    rows.map(([name, ...others], index) => {
      const values = others.map((cell) => drawCell(cell)).join("");
      return drawCell(name, "row", drawings[index]) + values;
    }),
  );
}

function quarters(lastWeek: number): Scale {
  const count = Math.max(1, Math.ceil(lastWeek / weeksPerQuarter));
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * weeksPerQuarter);
  return { from: 0, to: count * weeksPerQuarter, ticks };
}

/** @param month the word for it, where weeks are drawn over months */
function drawAxis(axis: Scale, month?: string): string {
  const ticks = axis.ticks.map((tick) => {
    const x = percent(position(tick, axis));
    const label = axisNumber(month ? (tick / weeksPerQuarter) * monthsPerQuarter : tick);
    return `<line x1="${x}" x2="${x}" y1="100%" y2="4000"/><text x="${x}" y="100%">${label}</text>`;
  });
  const unit = month ? `<text data-unit="" y="100%">${escapeHtml(month)}</text>` : "";
  return drawing(`<g>${unit}${ticks.join("")}</g>`);
}

/** @param before end of the bar above, which a hairline joins with this one; @param after end of this bar, if one follows */
function drawBar({ start, end, isSum }: Bar, axis: Scale, before?: number, after?: number): string {
  const at = (value: number) => percent(position(value, axis));
  const joint = (value: number | undefined, y1: string, y2: string) =>
    value === undefined ? "" : `<line x1="${at(value)}" x2="${at(value)}" y1="${y1}" y2="${y2}"/>`;
  const joints = joint(before, "0", "50%") + joint(after, "50%", "100%");
  const bar = `<line${isSum ? ' data-sum=""' : ""} x1="${at(start)}" x2="${at(end)}" y1="50%" y2="50%"/>`;
  return drawing(`${joints && `<g>${joints}</g>`}${bar}`);
}

function drawing(content: string): string {
  return `<svg aria-hidden="true">${content}</svg>`;
}
