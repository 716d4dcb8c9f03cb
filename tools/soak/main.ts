/** `npm run soak`: constant traffic while the backend fails in every way; no visitor may see a failure. */
import { parseArgs } from "node:util";
import { editContent, textOf } from "../../e2e/support/content.ts";
import { get, revalidate, waitUntil } from "../../e2e/support/http.ts";
import { routeCases } from "../../e2e/support/routes.ts";
import { TestSite } from "../../e2e/support/test-site.ts";
import { tags } from "../../lib/backend/contract.ts";
import { readFingerprint } from "../../scripts/build/fingerprint.ts";
import { main } from "../../scripts/process/main.ts";
import { CliError, info, step, warn } from "../../scripts/process/terminal.ts";
import { table } from "../table.ts";

import { stages } from "./stages.ts";
import { generateLoad, watchPages } from "./traffic.ts";

const HELP = `npm run soak                      ten minutes
npm run soak -- --minutes 2       another duration
npm run soak -- --rate 300        requests per second`;
/** Mean memory of the last third of the stages, relative to the second third. In the first third the caches fill. */
const maxMemoryRatio = 1.15;

type Row = {
  stage: string;
  requests: number;
  failed: number;
  p99: number;
  /** Megabytes at the end of the stage. */
  memory: number;
  /** Milliseconds from the backend's recovery until an edit is visible; `undefined` if it takes over a minute. */
  recovery: number | undefined;
};

main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "10" },
      rate: { type: "string", default: "300" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    info(HELP);
    return 0;
  }
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
  if (!(minutes > 0 && rate >= 1)) throw new CliError("--minutes must be positive and --rate at least 1.");
  if (!readFingerprint(process.env.NEXT_DIST_DIR || ".next"))
    throw new CliError("There is no build. Run: npm run build");
  const seconds = Math.max(3, Math.round((minutes * 60) / stages.length));

  const progress = step("Soaking");
  const site = await TestSite.open({ name: "soak", faultProxy: true });
  const titles = await warmRoutes(site.url);
  const images = await warmImages(site.url);
  const paths = [...titles.keys(), ...images, "/api/lists/team/1", "/sitemap.xml"];
  const pageWatch = watchPages(site.url, titles);
  const rows: Row[] = [];
  for (const [index, stage] of stages.entries()) {
    progress.update(`${index + 1} of ${stages.length}: ${stage.name}`);
    const load = generateLoad(site.url, paths, seconds, rate);
    await stage.start(site);
    await revalidate(site, tags);
    const result = await load;
    site.proxy.pass();
    const recovery = await measureRecovery(site, index);
    rows.push({ stage: stage.name, ...result, memory: site.residentBytes() / 1e6, recovery });
  }
  const failures = await pageWatch.stop();
  progress.done();
  await site.close();
  return report(rows, failures);
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
  let publishedAt = 0;
  return waitUntil(name, 60_000, async () => {
    if (performance.now() - publishedAt > 2_000) {
      publishedAt = performance.now();
      await revalidate(site, ["leadership"]);
    }
    return textOf((await get(`${site.url}/leadership`)).body).includes(name);
  }).catch(() => undefined);
}

function report(rows: Row[], pageFailures: string[]): number {
  const cells = rows.map(({ stage, requests, failed, p99, memory, recovery }) => [
    stage,
    ...[requests, failed, p99, memory].map((value) => String(Math.round(value))),
    recovery ? String(Math.round(recovery)) : "none",
  ]);
  info(`\n${table([["stage", "requests", "failed", "p99 ms", "memory MB", "recovery ms"], ...cells])}`);
  const third = Math.ceil(rows.length / 3);
  const mean = (some: Row[]) => some.reduce((sum, { memory }) => sum + memory, 0) / some.length;
  const ratio = mean(rows.slice(-third)) / mean(rows.slice(third, -third));
  info(`\nMemory of the last third of the stages, relative to the second: ${ratio.toFixed(2)}`);
  const failures = [
    ...rows.filter(({ failed }) => failed > 0).map(({ stage, failed }) => `${failed} failed: ${stage}`),
    ...rows.filter(({ recovery }) => recovery === undefined).map(({ stage }) => `no recovery: ${stage}`),
    ...(ratio > maxMemoryRatio ? [`memory grew by more than ${maxMemoryRatio}`] : []),
    ...pageFailures.slice(0, 20),
  ];
  for (const failure of failures) warn(failure);
  return failures.length > 0 ? 1 : 0;
}
