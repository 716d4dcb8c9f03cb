import { warn } from "../../scripts/process/terminal.ts";
import { table } from "../table.ts";
import { openBrowser } from "./browser.ts";
import { budgetsFor, budgetViolations, metricCells, type Visitor } from "./budgets.ts";
import { runLighthouse } from "./lighthouse.ts";
import { median, medianOf, type PageMetrics } from "./page-metrics.ts";

export type PageResult = PageMetrics & { url: string; misses: string[]; runs: PageMetrics[] };

type Options = {
  urls: string[];
  /** Runs per page; the result is the median of each metric. */
  runs: number;
  visitor: Visitor;
};

/** Measures pages in sequence and prints the progress to standard error. */
export async function measurePages({ urls, runs, visitor }: Options): Promise<PageResult[]> {
  const headers: Record<string, string> = visitor.saveData ? { "Save-Data": "on" } : {};
  const budgets = budgetsFor(visitor);
  const browser = await openBrowser(process.env);
  const rows: PageResult[] = [];
  try {
    for (const [index, url] of urls.entries()) {
      await browser.visit(url, headers);
      const measured: PageMetrics[] = [];
      for (let run = 1; run <= runs; run++) {
        const metrics = await measureWithRetry(url, {
          port: browser.debuggingPort,
          headers,
          isDesktop: visitor.isDesktop,
        });
        measured.push(metrics);
        const progress = `${index + 1} of ${urls.length}, run ${run} of ${runs}: ${pathOf(url)}`;
        warn([progress, ...metricCells(metrics, budgets)].join("  "));
      }
      const medians = medianOf(measured);
      rows.push({ url, ...medians, misses: budgetViolations(medians, budgets), runs: measured });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** On a busy machine a run may fail. */
async function measureWithRetry(
  url: string,
  options: Parameters<typeof runLighthouse>[1],
): Promise<PageMetrics> {
  try {
    return await runLighthouse(url, options);
  } catch (error) {
    warn(`${pathOf(url)}: ${(error as Error).message}. Retrying once.`);
    return runLighthouse(url, options);
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return decodeURI(pathname + search);
}

/** A table of the metrics, followed by the violated budgets. */
export function pageReport(rows: PageResult[], visitor: Visitor): string {
  const budgets = budgetsFor(visitor);
  const limits = budgets.map(({ min, max, format }) =>
    min !== undefined ? `≥ ${format(min)}` : `≤ ${format(max ?? 0)}`,
  );
  const paths = rows.map(({ url }) => pathOf(url));
  const lines = rows.map((row, index) => [
    paths[index] ?? "",
    ...metricCells(row, budgets),
    row.misses.length > 0 ? "over" : "",
  ]);
  const head = ["page", ...budgets.map(({ name }) => name), ""];
  const machine = Math.round(median(rows.map((row) => row.machine)));
  const violations = rows.flatMap((row, index) => row.misses.map((miss) => `${paths[index]}: ${miss}`));
  return [
    table([head, ["budget", ...limits, ""], ...lines]),
    "",
    `Lighthouse's benchmark index of this machine: ${machine}`,
    violations.length > 0 ? `Violated budgets: ${violations.length}` : "All budgets are met.",
    ...violations,
  ].join("\n");
}
