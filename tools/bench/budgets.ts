import type { PageMetrics } from "./page-metrics.ts";

type Budget = {
  metric: keyof PageMetrics;
  name: string;
  min?: number;
  max?: number;
  format: (value: number) => string;
};

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const number = (value: number) => String(Math.round(value * 1000) / 1000);

const whole = { metric: "whole", name: "whole", format: kilobytes } as const;
const scores: Budget[] = [
  { metric: "performance", name: "perf.", min: 100, format: number },
  { metric: "accessibility", name: "acc.", min: 100, format: number },
  { metric: "bestPractices", name: "best pr.", min: 100, format: number },
  { metric: "seo", name: "SEO", min: 100, format: number },
];
const common: Budget[] = [
  ...scores,
  { metric: "firstPaint", name: "FCP", max: 900, format: milliseconds },
  { metric: "largestPaint", name: "LCP", max: 1100, format: milliseconds },
  { metric: "blocking", name: "TBT", max: 50, format: milliseconds },
  { metric: "shift", name: "CLS", max: 0, format: number },
  { metric: "beforePaint", name: "to LCP", max: 45_000, format: kilobytes },
];

export type Visitor = { saveData: boolean; isDesktop: boolean };

/** The budgets of every page. With `Save-Data` the first view is smaller and loads no script. */
export function budgetsFor({ saveData, isDesktop }: Visitor): Budget[] {
  if (isDesktop) return common.filter(({ metric }) => metric !== "beforePaint");
  if (!saveData) return [...common, { ...whole, max: 200_000 }];
  return [
    ...common,
    { ...whole, max: 60_000 },
    { metric: "scripts", name: "scripts", max: 0, format: number },
  ];
}

/** One text per violated budget: `LCP 1300 ms > 1100 ms`. */
export function budgetViolations(metrics: PageMetrics, budgets: Budget[]): string[] {
  return budgets.flatMap(({ metric, name, min, max, format }) => {
    const value = metrics[metric];
    // Compares rounded values, so that a violation is always visible in the report.
    const rounded = Number.parseFloat(format(value));
    if (min !== undefined && rounded < Number.parseFloat(format(min)))
      return [`${name} ${format(value)} < ${format(min)}`];
    if (max !== undefined && rounded > Number.parseFloat(format(max)))
      return [`${name} ${format(value)} > ${format(max)}`];
    return [];
  });
}

/** The table cells of a page: one per budget. */
export function metricCells(metrics: PageMetrics, budgets: Budget[]): string[] {
  return budgets.map(({ metric, format }) => format(metrics[metric]));
}
