import { warn } from "../../scripts/process/terminal.ts";
import { openBrowser } from "./browser.ts";
import { type Figures, median, medianOf } from "./figures.ts";
import { goalsFor, misses, pageCells } from "./goals.ts";
import { measure } from "./lighthouse.ts";
import { table } from "./table.ts";

export type PageRow = Figures & { url: string; misses: string[]; runs: Figures[] };

type Options = {
  urls: string[];
  /** Runs for each page; what counts is the middle of each figure. */
  runs: number;
  saveData: boolean;
};

/** Measures pages one after the other, and says on standard error how far it is. */
export async function measurePages({ urls, runs, saveData }: Options): Promise<PageRow[]> {
  const headers: Record<string, string> = saveData ? { "Save-Data": "on" } : {};
  const goals = goalsFor({ saveData });
  const browser = await openBrowser(process.env);
  const rows: PageRow[] = [];
  try {
    for (const [index, url] of urls.entries()) {
      await browser.visit(url, headers);
      const measured: Figures[] = [];
      for (let run = 1; run <= runs; run++) {
        const figures = await measureAgain(url, { port: browser.port, headers });
        measured.push(figures);
        const place = `${index + 1} of ${urls.length}, run ${run} of ${runs}: ${pathOf(url)}`;
        warn([place, ...pageCells(figures, goals)].join("  "));
      }
      const middle = medianOf(measured);
      rows.push({ url, ...middle, misses: misses(middle, goals), runs: measured });
    }
  } finally {
    await browser.close();
  }
  return rows;
}

/** A busy machine may lose a run: then once more. */
async function measureAgain(url: string, options: Parameters<typeof measure>[1]): Promise<Figures> {
  try {
    return await measure(url, options);
  } catch (error) {
    warn(`${pathOf(url)}: ${(error as Error).message}. Once more.`);
    return measure(url, options);
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return decodeURI(pathname + search);
}

/** What was measured, as a table, and below it what misses its goals. */
export function pageReport(rows: PageRow[], { saveData }: { saveData: boolean }): string {
  const goals = goalsFor({ saveData });
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
