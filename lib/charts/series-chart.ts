import { escapeHtml } from "../http/escape-html";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { axisNumber, type ChartTable, drawCell, drawTable, percent } from "./chart-table";
import { monotonePath } from "./monotone-path";
import { parseColumn } from "./quantity";
import { position, roundScale, type Scale } from "./scale";

export type SeriesKind = "line" | "points" | "columns";

/** As many points have room for their values on a phone. */
const maxPoints = 6;
const maxSteps = 3;
/** Longer values are drawn without their unit. */
const maxLabelLength = 6;

type Point = { x: number; y: number; label: string };

/**
 * Draws one series above its table, whose rows and columns are exchanged: each point is above its column. Positions are in per cent, so
 * text keeps its size at every width.
 * @returns undefined where the values are no series
 */
export function drawSeries(
  kind: SeriesKind,
  { caption, head, rows }: ChartTable,
  language: Language,
): string | undefined {
  const t = words(language);
  const texts = rows.map((row) => row[1]?.text ?? "");
  const values = parseColumn(texts)?.map(({ value }) => value);
  if (!values || values.length < 2 || values.length > maxPoints) return undefined;
  const scale = roundScale(values, maxSteps, kind === "columns");
  const points = values.map((value, index) => ({
    x: (100 * (index + 0.5)) / values.length,
    y: 100 - position(value, scale),
    label: labelOf(texts[index] ?? ""),
  }));
  const title = head[1]?.text ?? "";
  const marks = kind === "columns" ? drawColumns(points, scale) : points.map(drawPoint);
  const drawing = [drawGrid(scale, title), kind === "line" ? drawLine(points) : "", ...marks].join("");
  const listed = rows.map((row, index) =>
    t("charts.point", { value: texts[index] ?? "", name: row[0]?.text ?? "" }),
  );
  return drawTable(
    { caption, attributes: `data-chart="${kind}"` },
    t("charts.description", { kind: t(`charts.kinds.${kind}`), title, points: listed.join(", ") }),
    drawing,
    [head, ...rows].map((row) => drawCell(row[0], "col")).join(""),
    head
      .slice(1)
      .map((name, index) => drawCell(name, "row") + rows.map((row) => drawCell(row[index + 1])).join("")),
  );
}

function labelOf(text: string): string {
  return text.length > maxLabelLength ? (/[+−-]?[\d.,]*\d/.exec(text)?.[0] ?? text) : text;
}

/** The lowest line is the rule of the table. */
function drawGrid(scale: Scale, title: string): string {
  const lines = scale.ticks.map((tick, index) => {
    const y = percent(100 - position(tick, scale));
    const line = index > 0 ? `<line x2="100%" y1="${y}" y2="${y}"/>` : "";
    return `${line}<text y="${y}">${axisNumber(tick)}</text>`;
  });
  return `<g>${lines.join("")}</g><text>${escapeHtml(title)}</text>`;
}

function drawLine(points: Point[]): string {
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${monotonePath(points)}"/></svg>`;
}

function drawPoint({ x, y, label }: Point): string {
  const [left, top] = [percent(x), percent(y)];
  return `<line x1="${left}" x2="${left}" y1="${top}" y2="100%"/><circle cx="${left}" cy="${top}" r="5"/>${drawLabel(left, top, label)}`;
}

function drawColumns(points: Point[], scale: Scale): string[] {
  const zero = 100 - position(0, scale);
  const width = 50 / points.length;
  return points.map(({ x, y, label }) => {
    const top = percent(Math.min(y, zero));
    return `<rect x="${percent(x - width / 2)}" y="${top}" width="${percent(width)}" height="${percent(Math.abs(zero - y))}"/>${drawLabel(percent(x), top, label)}`;
  });
}

function drawLabel(x: string, y: string, label: string): string {
  return `<text x="${x}" y="${y}" dy="-14">${escapeHtml(label)}</text>`;
}
