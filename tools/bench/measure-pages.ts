import { warn } from "../../scripts/process/terminal.ts";
import { table } from "../table.ts";
import { openBrowser } from "./browser.ts";
import { budgetsFor, budgetViolations, pageCells } from "./budgets.ts";
import { runLighthouse } from "./lighthouse.ts";
import { median, medianOf, type PageMetrics } from "./page-metrics.ts";

export type PageResult = PageMetrics & { url: string; misses: string[]; runs: PageMetrics[] };

type Options = {
  urls: string[];
  /** Runs for each page; what counts is the middle of each figure. */
  runs: number;
  saveData: boolean;
};

/** Measures pages one after the other, and says on standard error how far it is. */
export async function measurePages({ urls, runs, saveData }: Options): Promise<PageResult[]> {
  const headers: Record<string, string> = saveData ? { "Save-Data": "on" } : {};
  const goals = budgetsFor({ saveData });
  const browser = await openBrowser(process.env);
  const rows: PageResult[] = [];
  try {
    for (const [index, url] of urls.entries()) {
      await browser.visit(url, headers);
      const measured: PageMetrics[] = [];
      for (let run = 1; run <= runs; run++) {
        const figures = await measureAgain(url, { port: browser.port, headers });
        measured.push(figures);
        const place = `${index + 1} of ${urls.length}, run ${run} of ${runs}: ${pathOf(url)}`;
        warn([place, ...pageCells(figures, goals)].join("  "));
      }
      const middle = medianOf(measured);
      rows.push({ url, ...middle, misses: budgetViolations(middle, goals), runs: measured });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** A busy machine may lose a run: then once more. */
async function measureAgain(url: string, options: Parameters<typeof runLighthouse>[1]): Promise<PageMetrics> {
  try {
    return await runLighthouse(url, options);
  } catch (error) {
    warn(`${pathOf(url)}: ${(error as Error).message}. Once more.`);
    return runLighthouse(url, options);
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return decodeURI(pathname + search);
}

/** What was measured, as a table, and below it what misses its goals. */
export function pageReport(rows: PageResult[], { saveData }: { saveData: boolean }): string {
  const goals = budgetsFor({ saveData });
  const limits = goals.map(({ least, most, show }) =>
    least !== undefined ? `≥ ${show(least)}` : `≤ ${show(most ?? 0)}`,
  );
  const paths = rows.map(({ url }) => pathOf(url));
  const lines = rows.map((row, index) => [
    paths[index] ?? "",
    ...pageCells(row, goals),
    row.misses.length > 0 ? "misses" : "",
  ]);
  const head = ["page", ...goals.map(({ name }) => name), ""];
  const machine = Math.round(median(rows.map((row) => row.machine)));
  const missed = rows.flatMap((row, index) => row.misses.map((miss) => `${paths[index]}: ${miss}`));
  return [
    table([head, ["goal", ...limits, ""], ...lines]),
    "",
    `Lighthouse's benchmark of this machine, meanwhile: ${machine}`,
    missed.length > 0 ? `Goals that are missed: ${missed.length}` : "All goals are met.",
    ...missed,
  ].join("\n");
}
