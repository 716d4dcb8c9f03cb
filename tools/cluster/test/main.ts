/** `npm run test:cluster`: constant traffic while replicas, Redis and releases come and go; no request may fail. */
import { setTimeout as sleep } from "node:timers/promises";
import { main } from "../../../scripts/process/main.ts";
import { readOptions } from "../../../scripts/process/options.ts";
import { info, step, warn } from "../../../scripts/process/terminal.ts";
import { resetEnvironment } from "../../../scripts/test/test-environment.ts";
import { routeCases } from "../../../testing/content/routes.ts";
import { waitUntil } from "../../../testing/http/http.ts";
import { buildVersion, distDir } from "../../bench/check-out.ts";
import { table } from "../../table.ts";
import { Traffic } from "../../traffic.ts";
import { findPrograms } from "../programs.ts";
import { checkAttacks } from "./attacks.ts";
import { compareResponses } from "./compare-responses.ts";
import { checkNginxLimits } from "./nginx-limits.ts";
import { PageAssets } from "./page-assets.ts";
import { checkPublishedTitle } from "./published-title.ts";
import { buildSecondRelease, removeSecondRelease, visitDuring } from "./release.ts";
import { measureSpeed } from "./speed.ts";
import { openTestCluster, type TestCluster } from "./test-cluster.ts";
import { inquiryVisits, pageVisits } from "./visits.ts";

const HELP = `npm run test:cluster                   all stages, about five minutes
npm run test:cluster -- --only kill    the stages whose names contain this text
npm run test:cluster -- --speed        only requests per second: nginx's cache compared with plain files`;

const firstPort = 4200;

/** Traffic continues for this time after a fault, so that late failures are counted. */
const observeMs = 3_000;

type Row = { name: string; requests?: number; p99?: number; failures: string[]; note?: string };
type Check = (testCluster: TestCluster) => Promise<{ requests: number; failures: string[] }>;
type Stage = { name: string; run: (testCluster: TestCluster) => Promise<string | undefined> };

/** Of nginx, without other traffic. */
const checks: [name: string, check: Check][] = [
  ["same responses with and without nginx", compareResponses],
  ["attacks through nginx", checkAttacks],
  ["limits of nginx", checkNginxLimits],
  ["a published title in a browser", checkPublishedTitle],
];

main(async () => {
  const { values } = readOptions(HELP, {
    options: {
      only: { type: "string", default: "" },
      speed: { type: "boolean", default: false },
    },
  });
  resetEnvironment(process.env);
  process.once("exit", removeSecondRelease);
  const isChosen = (name: string) => name.includes(values.only);
  const programs = await findPrograms();
  await buildVersion(process.cwd(), "the site");
  const options = { programs, port: firstPort, release: { root: ".", distDir } };
  if (values.speed) return measureSpeed(options);

  const assets = new PageAssets();
  assets.addBuild(options.release);
  const stages = (await stagesWith(assets, isChosen("a release"))).filter(({ name }) => isChosen(name));
  const starting = step("Starting two replicas, nginx and Redis");
  await using testCluster = await openTestCluster(options);
  starting.done("ready");
  const { client } = testCluster;
  const rows: Row[] = [];
  for (const [name, check] of checks) if (isChosen(name)) rows.push({ name, ...(await check(testCluster)) });

  const paths = routeCases.map(({ path }) => path);
  for (const path of paths) await client.send(path);
  const pages = new Traffic(pageVisits(client, paths, assets.check), { rate: 100, concurrency: 16 });
  const inquiries = new Traffic(await inquiryVisits(client), { rate: 2, concurrency: 1 });
  for (const { name, run } of stages) {
    const progress = step(name);
    const outcome = await run(testCluster).catch((error: Error) => error);
    const { failures, ...counts } = pages.take();
    failures.push(...inquiries.take().failures);
    if (outcome instanceof Error) failures.unshift(outcome.message);
    rows.push({ name, ...counts, failures, note: outcome instanceof Error ? "" : outcome });
    progress.done(`${failures.length} failed`);
  }
  await pages.stop();
  await inquiries.stop();

  rows.push({ name: "scripts and styles of all pages", failures: await assets.missing(client) });
  rows.push(storedInquiries(testCluster, inquiries.succeeded));
  // Next marks errors with this sign. Stopping a replica or losing Redis must not cause any.
  const errors = testCluster.log.filter((line) => line.includes("⨯")).map((line) => line.slice(0, 200));
  rows.push({ name: "errors in the logs of replicas", failures: [...new Set(errors)] });
  if (isChosen("without any replica")) rows.push(await checkStalePages(testCluster, paths));
  const cells = rows.map(({ name, requests = "", p99, failures, note = "" }) => {
    return [name, String(requests), String(failures.length), p99?.toFixed() ?? "", note];
  });
  info(`\n${table([["stage", "requests", "failed", "p99 ms", ""], ...cells])}`);
  const failed = rows.filter(({ failures }) => failures.length > 0);
  for (const { name, failures } of failed)
    warn([`\n${name}:`, ...new Set(failures)].slice(0, 12).join("\n  "));
  return failed.length > 0 ? 1 : 0;
});

/** Faults and operations during which no request may fail. */
async function stagesWith(assets: PageAssets, hasRelease: boolean): Promise<Stage[]> {
  const stages: Stage[] = [
    { name: "no fault", run: async () => void (await sleep(observeMs)) },
    {
      name: "a replica killed",
      run: async ({ cluster: { replicas } }) => {
        await replicas[0]?.kill();
        await sleep(observeMs);
        await replicas[0]?.start();
        await sleep(observeMs);
        return undefined;
      },
    },
    { name: "a rolling restart", run: async ({ cluster }) => void (await cluster.rollingRestart()) },
    {
      name: "Redis killed",
      run: async ({ cluster }) => {
        cluster.redis?.process.kill("SIGKILL");
        await sleep(observeMs);
        await cluster.startRedis();
        await sleep(observeMs);
        return undefined;
      },
    },
  ];
  if (!hasRelease) return stages;
  const second = await buildSecondRelease();
  const run = (testCluster: TestCluster) => {
    assets.addBuild(second);
    return visitDuring(testCluster, () => testCluster.cluster.rollingRestart(second));
  };
  return [...stages, { name: "a release", run }];
}

/** Every acknowledged inquiry must be stored, and exactly once. */
function storedInquiries({ backend }: TestCluster, sent: number): Row {
  const stored = backend
    .storedInquiries()
    .flatMap(({ message }) => message.match(/inquiry number \d+/) ?? []);
  const unique = new Set(stored).size;
  const failures = [
    ...(unique < sent ? [`${sent} accepted, ${stored.length} stored`] : []),
    ...(unique < stored.length ? [`${stored.length - unique} stored twice`] : []),
  ];
  return { name: "inquiries, each stored once", requests: sent, failures };
}

/** Stops all replicas: nginx must serve the pages it has cached, and answer 503 with Retry-After for the rest. */
async function checkStalePages({ cluster, client }: TestCluster, paths: string[]): Promise<Row> {
  const headers = { "accept-encoding": "br" };
  for (const path of paths) await client.send(path, { headers });
  for (const replica of cluster.replicas) await replica.stop();
  const failures: string[] = [];
  for (const path of paths) {
    const { status, headers: sent } = await client.send(path, { headers });
    if (status !== 200) failures.push(`${path}: ${status}`);
    else if (!String(sent["content-security-policy"]).includes("sha256-"))
      failures.push(`${path}: no policy`);
  }
  const missing = await client.send("/api/lists/team/1");
  if (missing.status !== 503 || !missing.headers["retry-after"] || !missing.headers["x-content-type-options"])
    failures.push(`a path that is not cached: ${missing.status}`);
  for (const replica of cluster.replicas) await replica.start();
  await waitUntil("replicas that come back are asked again", async () => {
    return (await client.send("/api/lists/team/1")).status === 200;
  }).catch((error: Error) => failures.push(error.message));
  return { name: "pages without any replica", requests: paths.length, failures };
}
