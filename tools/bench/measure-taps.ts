import puppeteer from "puppeteer-core";
import { firstOf } from "../../e2e/support/content.ts";
import { detailsPath } from "../../e2e/support/routes.ts";
import { routes } from "../../lib/site/routes.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { table } from "../table.ts";
import { type BenchResult, openBench } from "./bench-site.ts";
import { openBrowser } from "./browser.ts";
import { median } from "./page-metrics.ts";
import { type Moment, measureTap, type Tap } from "./tap.ts";

/** Goals for the median, in ms. */
const goals: Record<Moment, number> = { early: 300, late: 150 };
const moments = Object.keys(goals) as Moment[];

const service = detailsPath(routes.services, firstOf("services"));

const taps: Tap[] = [
  { name: "home, main button", from: routes.home, link: "main .button" },
  { name: "services, the first", from: routes.services, link: "main a[href*='/details/']" },
  { name: "a service, its list", from: service, link: "main nav a[href='/services']" },
  { name: "articles, the first", from: routes.blogs, link: "main article a" },
  { name: "articles, page 2", from: routes.blogs, link: "main a[rel=next]" },
];

/** Taps links early and late, in turn, as often as `runs` says. */
export async function measureTaps(runs: number): Promise<BenchResult> {
  const bench = await openBench();
  const site = await bench.start();
  const browser = await openBrowser(process.env);
  const connected = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browser.debuggingPort}` });
  const times = taps.flatMap((tap) => moments.map((moment) => ({ tap, moment, times: [] as number[] })));
  try {
    for (let run = 1; run <= runs; run++) {
      for (const { tap, moment, times: measured } of times) {
        const ms = await measureTap(connected, site.url, tap, moment);
        measured.push(ms);
        warn(`run ${run} of ${runs}: ${tap.name}, ${moment}: ${Math.round(ms)} ms`);
      }
    }
  } finally {
    await connected.disconnect();
    await browser.close();
    await site.stop();
    await bench.close();
  }
  return { report: tapReport(times), data: times, passed: times.every(isWithinGoal) };
}

type Measured = { tap: Tap; moment: Moment; times: number[] };

function isWithinGoal({ moment, times }: Measured): boolean {
  return median(times) <= goals[moment];
}

/** A row for each tap: the median, and whether it is over its goal. */
function tapReport(results: Measured[]): string {
  const rows = results.map((result) => [
    `${result.tap.name}, ${result.moment}`,
    `${Math.round(median(result.times))} ms`,
    `≤ ${goals[result.moment]} ms`,
    isWithinGoal(result) ? "" : "over",
  ]);
  return table([["from the tap to the next page's first paint", "median", "goal", ""], ...rows]);
}
