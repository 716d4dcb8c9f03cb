/**
 * `npm run soak`: constant traffic while the backend fails in every way and answers with hostile content, and while hostile
 * visitors flood the site; no other visitor may notice.
 */
import { existsSync, readFileSync } from "node:fs";
import { tags } from "../../lib/backend/contract.ts";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import type { Child } from "../../scripts/process/child.ts";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info, step, warn } from "../../scripts/process/terminal.ts";
import { editContent, textOf } from "../../testing/content/content.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { table } from "../table.ts";
import type { Stage } from "./stage.ts";
import { stages } from "./stages.ts";
import { generateLoad, watchPages } from "./traffic.ts";

const HELP = `npm run soak                      ten minutes
npm run soak -- --minutes 2       another duration
npm run soak -- --rate 300        requests per second
npm run soak -- --only flood      stages with these words in their names`;
/** Mean memory of the last third of the stages, relative to the second third. In the first third the caches fill. */
const maxMemoryRatio = 1.15;
/** Megabytes at any time. */
const maxMemory = 700;
/** CPU time of the site's event loop before it can respond to another request. */
const maxTurnMs = 300;
/** From the backend's recovery until an edit is visible. */
const maxRecoveryMs = 60_000;
/** Waits in a flood, of all but the slowest 2.5 %: relative to those without, and what is short enough in any case. */
const maxFlood = { ratio: 2, ms: 10 };

type Row = {
  stage: Stage;
  requests: number;
  failed: number;
  p97: number;
  /** Milliseconds. */
  longestTurn: number;
  /** Megabytes at the end of the stage, and at most. */
  memory: number;
  peak: number;
  /** Milliseconds from the backend's recovery until an edit is visible; `undefined` if it does not become so. */
  recovery: number | undefined;
};

main(async () => {
  const { values } = readOptions(HELP, {
    options: {
      minutes: { type: "string", default: "10" },
      rate: { type: "string", default: "300" },
      only: { type: "string", default: "" },
    },
  });
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
  if (!(minutes > 0 && rate >= 1)) throw new CliError("--minutes must be positive and --rate at least 1.");
  if (!readFingerprint(process.env.NEXT_DIST_DIR || ".next"))
    throw new CliError("There is no build. Run: npm run build");
  const chosen = stages.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new CliError(`No stage has "${values.only}" in its name.`);
  const seconds = Math.max(3, Math.round((minutes * 60) / chosen.length));

  const progress = step("Soaking");
  const hook = new URL("../../testing/http/measure-event-loop.ts", import.meta.url);
  const env = { NODE_OPTIONS: `--import=${hook}` };
  const site = await TestSite.open({ name: "soak", faultProxy: true, env });
  const titles = await warmRoutes(site.url);
  const images = await warmImages(site.url);
  const paths = [...titles.keys(), ...images, "/api/lists/team/1", "/sitemap.xml"];
  // A stage with an outage may be the first one.
  for (const path of paths) await get(site.url + path);
  const pageWatch = watchPages(site.url, titles);
  const rows: Row[] = [];
  const wrong: string[] = [];
  for (const [index, stage] of chosen.entries()) {
    progress.update(`${index + 1} of ${chosen.length}: ${stage.name}`);
    const load = generateLoad(site.url, paths, seconds, rate);
    const memoryWatch = watchMemory(site);
    const turns = turnsOf(site).length;
    const end = await stage.start(site);
    if (!stage.isFlood) await site.publish(tags);
    const result = await load;
    wrong.push(...((await end?.()) ?? []).map((fault) => `${stage.name}: ${fault}`));
    site.proxy.pass();
    const recovery = await measureRecovery(site, index);
    const longestTurn = Math.max(0, ...turnsOf(site).slice(turns));
    const memory = residentBytes(site.process) / 1e6;
    rows.push({ stage, ...result, longestTurn, memory, peak: memoryWatch.stop(), recovery });
  }
  wrong.push(...(await pageWatch.stop()));
  progress.done();
  await site.close();
  return report(rows, wrong);
});

/** Requests every route. Returns the title that each page must keep. */
async function warmRoutes(url: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const { path } of routeCases) {
    const { status, body } = await get(url + path);
    const [, title = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(body) ?? [];
    if (status !== 200 || !title) throw new CliError(`${path} fails although the backend is healthy.`);
    titles.set(path, textOf(title).trim());
  }
  return titles;
}

/** Requests images of the home page. Returns their paths. */
async function warmImages(url: string): Promise<string[]> {
  const { body } = await get(url);
  const sources = Array.from(body.matchAll(/src="(\/_next\/image[^"]+)"/g), ([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  );
  const paths = [...new Set(sources)].slice(0, 6);
  for (const path of paths) await get(url + path);
  return paths;
}

/** Edits a record and publishes it repeatedly until the edit is visible. */
async function measureRecovery(site: TestSite, index: number): Promise<number | undefined> {
  const name = `Appointed In Stage ${index}`;
  editContent(site.backend.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name }, ...others] : [],
  );
  const startedAt = performance.now();
  let publishedAt = 0;
  const isVisible = waitUntil(name, async () => {
    if (performance.now() - publishedAt > 2_000) {
      publishedAt = performance.now();
      await site.publish(["leadership"]);
    }
    return textOf((await get(`${site.url}/leadership`)).body).includes(name);
  });
  return isVisible.then(
    () => performance.now() - startedAt,
    () => undefined,
  );
}

/** Long turns of the site's event loop so far, in ms of CPU time. */
function turnsOf(site: TestSite): number[] {
  return Array.from(site.log().matchAll(/event loop: (\d+) ms/g), ([, ms]) => Number(ms));
}

/** Samples the memory of the site; `stop` returns the most, in megabytes. */
function watchMemory(site: TestSite) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(site.process) / 1e6);
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

function report(rows: Row[], wrong: string[]): number {
  const cells = rows.map(({ stage, requests, failed, p97, longestTurn, memory, peak, recovery }) => [
    stage.name,
    ...[requests, failed, p97, longestTurn, memory, peak].map((value) => String(Math.round(value))),
    recovery ? String(Math.round(recovery)) : "none",
  ]);
  const head = ["stage", "requests", "failed", "p97.5 ms", "turn ms", "memory MB", "peak MB", "recovery ms"];
  info(`\n${table([head, ...cells])}`);
  const third = Math.ceil(rows.length / 3);
  const mean = (some: Row[]) => some.reduce((sum, { memory }) => sum + memory, 0) / some.length;
  const ratio = mean(rows.slice(-third)) / mean(rows.slice(third, -third));
  info(`\nMemory of the last third of the stages, relative to the second: ${ratio.toFixed(2)}`);
  const maxFloodMs = Math.max(
    maxFlood.ms,
    maxFlood.ratio * (rows.find(({ stage }) => stage.isFlood)?.p97 ?? 0),
  );
  const failures = [
    ...rows.flatMap(({ stage, failed, longestTurn, p97, peak, recovery }) => [
      ...(failed > 0 ? [`${failed} failed: ${stage.name}`] : []),
      ...((recovery ?? Number.POSITIVE_INFINITY) > maxRecoveryMs ? [`no recovery: ${stage.name}`] : []),
      ...(peak > maxMemory ? [`${Math.round(peak)} MB: ${stage.name}`] : []),
      ...(longestTurn > maxTurnMs ? [`a turn of ${longestTurn} ms: ${stage.name}`] : []),
      ...(stage.isFlood && p97 > maxFloodMs ? [`p97.5 of ${p97} ms: ${stage.name}`] : []),
    ]),
    ...(ratio > maxMemoryRatio ? [`memory grew by more than ${maxMemoryRatio}`] : []),
    ...wrong.slice(0, 20),
  ];
  for (const failure of failures) warn(failure);
  return failures.length > 0 ? 1 : 0;
}

/** The resident memory of a process; 0 where the system does not tell. */
function residentBytes({ process }: Child): number {
  const file = `/proc/${process.pid}/statm`;
  return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[1]) * 4096 : 0;
}
