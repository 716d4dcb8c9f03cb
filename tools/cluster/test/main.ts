/** `npm run test:cluster`: visitors come all the time while replicas, Redis and releases come and go; none notices. */
import { parseArgs } from "node:util";
import { publicOrigin, routeCases } from "../../../e2e/support/routes.ts";
import { secret } from "../../../e2e/support/test-site.ts";
import { buildSite } from "../../../scripts/build/build-site.ts";
import { computeFingerprint, rebuildReason } from "../../../scripts/build/fingerprint.ts";
import { main } from "../../../scripts/process/main.ts";
import { info, step, warn } from "../../../scripts/process/terminal.ts";
import { openTemporaryBackend } from "../../../scripts/servers/open-backend.ts";
import { resetEnvironment, TEST_DIST_DIR } from "../../../scripts/test/test-environment.ts";
import { findPrograms } from "../programs.ts";
import type { Release } from "../replica.ts";
import { compareResponses } from "./compare-responses.ts";
import { InquiryTraffic } from "./inquiry-traffic.ts";
import { checkNginxLimits } from "./nginx-limits.ts";
import { PageAssets } from "./page-assets.ts";
import { PageTraffic, pageVisits } from "./page-traffic.ts";
import { type Row, table } from "./report.ts";
import { buildSecondRelease, removeSecondRelease } from "./second-release.ts";
import { measureSpeed } from "./speed.ts";
import { createStages } from "./stages.ts";
import { checkStalePages } from "./stale-pages.ts";
import { TestCluster } from "./test-cluster.ts";

const HELP = `npm run test:cluster                   all of it, in about five minutes
npm run test:cluster -- --only kill    the stages whose names have this word
npm run test:cluster -- --no-redis     each replica for itself
npm run test:cluster -- --speed        requests per second, side by side, and nothing else
npm run test:cluster -- --port 4200    other ports; --rate 100 requests per second`;

main(async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      only: { type: "string", default: "" },
      redis: { type: "boolean", default: true },
      speed: { type: "boolean", default: false },
      port: { type: "string", default: "4200" },
      rate: { type: "string", default: "100" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    info(HELP);
    return 0;
  }
  resetEnvironment(process.env);
  process.once("exit", removeSecondRelease);
  const { redis, only } = values;
  const programs = await findPrograms(redis, process.env);
  const release = await firstRelease();
  const opened = { programs, redis, port: Number(values.port), release };
  if (values.speed) return measureSpeed(opened);

  const starting = step("Starting two replicas, nginx and Redis");
  const world = await TestCluster.open(opened);
  starting.done("ready");
  const rows: Row[] = [];

  if (!only) {
    const { compared, differences } = await compareResponses(world);
    rows.push({ name: "the same with and without nginx", requests: compared, failures: differences });
    rows.push(await checkNginxLimits(world));
  }

  const whole = new PageAssets();
  whole.add(`${release.root}/${release.distDir}/static`);
  const paths = routeCases.map(({ path }) => path);
  for (const path of paths) await world.client.send(path);
  const second = "a release".includes(only) ? await buildSecond(world) : undefined;

  const inquirers = await InquiryTraffic.open(world.client);
  const traffic = new PageTraffic(
    world.client,
    pageVisits(paths, (path, answer) => whole.check(path, answer)),
    { rate: Number(values.rate) },
  );
  for (const { name, needsRedis, run } of createStages(second, whole)) {
    if (!name.includes(only) || (needsRedis && !redis)) continue;
    const progress = step(name);
    const said = await run(world).catch((error: Error) => error);
    const { failures, ...figures } = traffic.take();
    if (said instanceof Error) failures.unshift(said.message);
    rows.push({
      name,
      ...figures,
      failures: [...failures, ...inquirers.take()],
      note: said instanceof Error ? "" : said,
    });
    progress.done(failures.length > 0 ? `${failures.length} failed` : "not one failed");
  }
  await traffic.stop();
  await inquirers.stop();

  rows.push({ name: "every script and style that was named", failures: await whole.missing(world.client) });
  rows.push(inquiriesRow(world, inquirers.sent));
  // What Next marks as an error; a replica that is told to end, or loses Redis, has none.
  const errors = world.log.filter((line) => line.includes("⨯")).map((line) => line.slice(0, 200));
  rows.push({ name: "errors in the logs of replicas", failures: [...new Set(errors)] });
  if ("without any replica".includes(only)) rows.push(await checkStalePages(world, paths));
  await world.close();
  info(table(rows));
  const failed = rows.filter(({ failures }) => failures.length > 0);
  for (const { name, failures } of failed)
    warn([`\n${name}:`, ...new Set(failures)].slice(0, 12).join("\n  "));
  return failed.length > 0 ? 1 : 0;
});

async function buildSecond(world: TestCluster): Promise<Release> {
  const progress = step("Building the second release");
  const settings = { siteUrl: publicOrigin, revalidateSecret: world.secret };
  const release = await buildSecondRelease(world.backend.access, settings, progress);
  progress.done();
  return release;
}

/** The build under test, made where there is none of these sources. */
async function firstRelease(): Promise<Release> {
  const inputs = { siteUrl: publicOrigin, siteName: undefined, backend: "embedded" };
  const reason = rebuildReason(TEST_DIST_DIR, computeFingerprint(inputs));
  if (reason) {
    const progress = step(`Building the site (${reason})`);
    const backend = await openTemporaryBackend(process.env);
    const options = { inputs, revalidateSecret: secret(), distDir: TEST_DIST_DIR, progress };
    await buildSite({ ...options, backend: backend.access });
    await backend.close();
    progress.done();
  }
  return { root: ".", distDir: TEST_DIST_DIR };
}

/** Each inquiry that somebody was told has arrived is there, and none is there twice. */
function inquiriesRow(world: TestCluster, sent: number): Row {
  const stored = world.inquiries();
  const twice = stored.length - new Set(stored).size;
  const failures = [
    ...(new Set(stored).size < sent ? [`${sent} accepted, ${stored.length} stored`] : []),
    ...(twice > 0 ? [`${twice} stored twice`] : []),
  ];
  return { name: "inquiries, each stored once", requests: sent, failures };
}
