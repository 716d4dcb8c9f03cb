import type { Language } from "../words/language";
import { type BarKind, drawBars } from "./bar-chart";
import type { ChartTable } from "./chart-table";
import { drawSeries, type SeriesKind } from "./series-chart";

export const chartKinds = ["line", "points", "columns", "bars", "waterfall"] as const;
export type ChartKind = SeriesKind | BarKind;

/** A table with its chart; undefined where its values cannot be drawn, and it stays a table. */
export function drawChart(kind: ChartKind, table: ChartTable, language: Language): string | undefined {
  return kind === "bars" || kind === "waterfall"
    ? drawBars(kind, table, language)
    : drawSeries(kind, table, language);
}
