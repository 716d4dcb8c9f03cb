import type { PageMetrics } from "./page-metrics.ts";

type Budget = {
  figure: keyof PageMetrics;
  name: string;
  /** The least, or the most, that meets the goal. */
  least?: number;
  most?: number;
  show: (value: number) => string;
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const number = (value: number) => String(Math.round(value * 1000) / 1000);

const whole = { figure: "whole", name: "whole", show: kilobytes } as const;
const always: Budget[] = [
  { figure: "performance", name: "perf.", least: 100, show: number },
  { figure: "firstPaint", name: "FCP", most: 900, show: milliseconds },
  { figure: "largestPaint", name: "LCP", most: 1100, show: milliseconds },
  { figure: "blocking", name: "TBT", most: 50, show: milliseconds },
  { figure: "shift", name: "CLS", most: 0, show: number },
  { figure: "beforePaint", name: "to LCP", most: 45_000, show: kilobytes },
];

/** What every page has to meet; with `Save-Data` a first view is smaller, and asks for no script. */
export function budgetsFor({ saveData }: { saveData: boolean }): Budget[] {
  if (!saveData) return [...always, { ...whole, most: 200_000 }];
  return [
    ...always,
    { ...whole, most: 60_000 },
    { figure: "scripts", name: "scripts", most: 0, show: number },
  ];
}

/** The goals that a page misses, each as what it has and what it should have: `LCP 1300 ms > 1100 ms`. */
export function budgetViolations(figures: PageMetrics, goals: Budget[]): string[] {
  return goals.flatMap(({ figure, name, least, most, show }) => {
    const value = figures[figure];
    // As it is shown, so that no figure misses a goal by what nobody sees.
    const shown = Number.parseFloat(show(value));
    if (least !== undefined && shown < Number.parseFloat(show(least)))
      return [`${name} ${show(value)} < ${show(least)}`];
    if (most !== undefined && shown > Number.parseFloat(show(most)))
      return [`${name} ${show(value)} > ${show(most)}`];
    return [];
  });
}

/** The head of a table of pages, and its rows. */
export function pageCells(figures: PageMetrics, goals: Budget[]): string[] {
  return goals.map(({ figure, show }) => show(figures[figure]));
}
