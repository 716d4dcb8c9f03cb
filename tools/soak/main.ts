/**
 * `npm run soak`: constant traffic while the backend fails in every way and answers with hostile content, and while hostile
 * visitors flood the site; no other visitor may notice.
 */
import { tags } from "../../lib/backend/contract.ts";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import { main } from "../../scripts/process/main.ts";
import { readOptions } from "../../scripts/process/options.ts";
import { CliError, info, step, warn } from "../../scripts/process/terminal.ts";
import { editContent, textOf } from "../../testing/content/content.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { type Claim, evaluateClaims } from "../bench/claim.ts";
import { hasFailed, partReport } from "../bench/report.ts";
import { generateLoad } from "../load.ts";
import { longTurns, residentMemoryMb, watchPeakMemory } from "../process-stats.ts";
import { Traffic, type Visit } from "../traffic.ts";
import { stages } from "./stages.ts";

const HELP = `npm run soak                      ten minutes
npm run soak -- --minutes 2       another duration
npm run soak -- --only flood      stages with these words in their names`;

const less = { better: "less", listsSubjects: true } as const;

/** By stage. */
const claims: Claim[] = [
  { ...less, id: "requests", sentence: "requests", unit: "" },
  { ...less, id: "failed", sentence: "failed", unit: "", limit: 0 },
  { ...less, id: "p97", sentence: "97.5 % of responses", unit: "ms" },
  // A response of less than 5 ms counts as 5 ms.
  { ...less, id: "flood", sentence: "the same, relative to no flood", unit: "times", limit: 2 },
  // CPU time of the event loop before it can respond to another request.
  { ...less, id: "turn", sentence: "longest turn", unit: "ms", limit: 300 },
  { ...less, id: "memory", sentence: "memory at the end", unit: "MB" },
  { ...less, id: "peak", sentence: "peak memory", unit: "MB", limit: 700 },
  { ...less, id: "recovery", sentence: "recovery to visible edit", unit: "ms", limit: 60_000 },
  // In the first third the caches fill.
  {
    better: "less",
    id: "growth",
    sentence: "memory of the last third, relative to the second",
    unit: "times",
    limit: 1.15,
  },
];

/** Of requests for pages in the cache. */
const ratePerSecond = 300;

type Figures = Record<string, Record<string, number>>;

main(async () => {
  const { values } = readOptions(HELP, {
    options: {
      minutes: { type: "string", default: "10" },
      only: { type: "string", default: "" },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new CliError("--minutes must be positive.");
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
  const paths = [...titles.keys(), "/api/lists/team/1", "/sitemap.xml"];
  // A stage with an outage may be the first one.
  for (const path of paths) await get(site.url + path);
  const watch = new Traffic(watchVisits(site.url, [...titles]), { rate: 10, concurrency: 1 });
  const figures: Figures = {};
  const wrong: string[] = [];
  let noFlood = 0;
  for (const [index, stage] of chosen.entries()) {
    progress.update(`${index + 1} of ${chosen.length}: ${stage.name}`);
    const load = generateLoad({
      url: site.url,
      connections: 16,
      duration: seconds,
      overallRate: ratePerSecond,
      requests: paths.map((path) => ({ path })),
    });
    const pid = site.process.process.pid ?? Number.NaN;
    const takePeak = watchPeakMemory(pid);
    const logged = site.log().length;
    const end = await stage.start(site);
    if (!stage.isFlood) await site.publish(tags);
    const { responses: requests, failed, latency } = await load;
    wrong.push(...((await end?.()) ?? []).map((fault) => `${stage.name}: ${fault}`));
    site.proxy.pass();
    const recovery = await measureRecovery(site, index);
    const p97 = latency.p97_5;
    if (stage.isFlood) noFlood ||= p97;
    const flood = stage.isFlood ? p97 / Math.max(5, noFlood) : Number.NaN;
    const turn = Math.max(0, ...longTurns(site.log().slice(logged)));
    const memory = residentMemoryMb(pid);
    const values = { requests, failed, p97, flood, turn, memory, peak: takePeak(), recovery };
    for (const [id, value] of Object.entries(values)) figures[id] = { ...figures[id], [stage.name]: value };
  }
  await watch.stop();
  wrong.push(...watch.take().failures);
  progress.done();
  await site.close();
  const rows = evaluateClaims(
    claims,
    [],
    [{ ...figures, growth: memoryGrowth(Object.values(figures.memory ?? {})) }],
  );
  const result = { name: "soak", rows };
  info(`\n${partReport(result)}`);
  for (const fault of wrong.slice(0, 20)) warn(fault);
  return hasFailed(result) || wrong.length > 0 ? 1 : 0;
});

function memoryGrowth(memory: number[]): number {
  const third = Math.ceil(memory.length / 3);
  const mean = (some: number[]) => some.reduce((sum, each) => sum + each, 0) / some.length;
  return mean(memory.slice(-third)) / mean(memory.slice(third, -third));
}

/** Pages must keep their title and show no error; an unknown URL is missing or refused. */
function watchVisits(url: string, pages: [path: string, title: string][]): Visit {
  return async (index) => {
    const [path, title = ""] = pages[index % (pages.length + 1)] ?? [`/unknown/${index}`];
    const { status, body } = await get(url + path);
    // Beyond 200 a second unknown URLs are refused.
    if (!title) return [404, 503].includes(status) ? undefined : `${path}: ${status}`;
    if (status !== 200) return `${path}: ${status}`;
    const text = textOf(body);
    if (!text.includes(title)) return `${path}: without "${title}"`;
    const isError = /Failed to load|Network Error|Something went wrong/.test(text);
    return isError ? `${path}: shows an error message` : undefined;
  };
}

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

/** Edits a record and publishes it repeatedly until the edit is visible. Returns the milliseconds, also of a failure. */
async function measureRecovery(site: TestSite, index: number): Promise<number> {
  const name = `Appointed In Stage ${index}`;
  editContent(site.backend.contentDir, "leadership", ([first, ...others]) =>
    first ? [{ ...first, name }, ...others] : [],
  );
  const startedAt = performance.now();
  let publishedAt = 0;
  await waitUntil(name, async () => {
    if (performance.now() - publishedAt > 2_000) {
      publishedAt = performance.now();
      await site.publish(["leadership"]);
    }
    return textOf((await get(`${site.url}/leadership`)).body).includes(name);
  }).catch((error: Error) => warn(error.message));
  return performance.now() - startedAt;
}
