import puppeteer from "puppeteer-core";
import { routes } from "../../lib/site/routes.ts";
import { warn } from "../../scripts/process/terminal.ts";
import { firstOf } from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { type BenchResult, openBench } from "./bench-site.ts";
import { openBrowser } from "./browser.ts";
import { measureTap, type Tap } from "./tap.ts";
import { isWithinGoal, type MeasuredTap, readTaps, tapReport } from "./tap-report.ts";

const moments = ["early", "late"] as const;

const service = detailsPath(routes.services, firstOf("services"));

const taps: Tap[] = [
  { name: "home, main button", from: routes.home, link: "main .button" },
  { name: "services, the first", from: routes.services, link: "main a[href*='/details/']" },
  { name: "a service, its list", from: service, link: "main nav a[href='/services']" },
  { name: "articles, the first", from: routes.blogs, link: "main article a" },
  { name: "articles, page 2", from: routes.blogs, link: "main a[rel=next]" },
];

/**
 * Taps links early and late, in turn, as often as `runs` says.
 * @param file results of an earlier run, for comparison; none where it does not exist
 */
export async function measureTaps(runs: number, file: string): Promise<BenchResult> {
  const before = readTaps(file);
  const bench = await openBench();
  const site = await bench.start();
  const browser = await openBrowser(process.env);
  const connected = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browser.debuggingPort}` });
  const times: MeasuredTap[] = taps.flatMap((tap) => moments.map((moment) => ({ tap, moment, times: [] })));
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
  return { report: tapReport(times, before), data: times, passed: times.every(isWithinGoal) };
}
