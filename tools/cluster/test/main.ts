/** `npm run test:cluster`: constant traffic while replicas, Redis and releases fail or restart; no request may fail. */

import { buildSite } from "../../../scripts/build/build-site.ts";
import { computeFingerprint, rebuildReason } from "../../../scripts/build/fingerprint.ts";
import { main } from "../../../scripts/process/main.ts";
import { readOptions } from "../../../scripts/process/options.ts";
import { info, step, warn } from "../../../scripts/process/terminal.ts";
import { openTemporaryBackend } from "../../../scripts/servers/open-backend.ts";
import { resetEnvironment, TEST_DIST_DIR } from "../../../scripts/test/test-environment.ts";
import { publicOrigin, routeCases } from "../../../testing/content/routes.ts";
import { newSecret } from "../../../testing/sites/secret.ts";
import { findPrograms } from "../programs.ts";
import type { Release } from "../replica.ts";
import { compareResponses } from "./compare-responses.ts";
import { InquiryTraffic } from "./inquiry-traffic.ts";
import { checkNginxLimits } from "./nginx-limits.ts";
import { PageAssets } from "./page-assets.ts";
import { PageTraffic, pageVisits } from "./page-traffic.ts";
import { type Row, report } from "./report.ts";
import { buildSecondRelease, removeSecondRelease } from "./second-release.ts";
import { measureSpeed } from "./speed.ts";
import { createStages } from "./stages.ts";
import { checkStalePages } from "./stale-pages.ts";
import { TestCluster } from "./test-cluster.ts";

const HELP = `npm run test:cluster                   all stages, about five minutes
npm run test:cluster -- --only kill    the stages whose names contain this text
npm run test:cluster -- --no-redis     without Redis
npm run test:cluster -- --speed        only requests per second: replicas, micro-cache and plain files compared
npm run test:cluster -- --port 4200    another first port; --rate 100 requests per second`;

main(async () => {
  const { values } = readOptions(HELP, {
    allowNegative: true,
    options: {
      only: { type: "string", default: "" },
      redis: { type: "boolean", default: true },
      speed: { type: "boolean", default: false },
      port: { type: "string", default: "4200" },
      rate: { type: "string", default: "100" },
    },
  });
  resetEnvironment(process.env);
  process.once("exit", removeSecondRelease);
  const { redis, only } = values;
  const programs = await findPrograms(redis, process.env);
  const release = await firstRelease();
  const options = { programs, redis, port: Number(values.port), release };
  if (values.speed) return measureSpeed(options);

  const starting = step("Starting two replicas, nginx and Redis");
  const testCluster = await TestCluster.open(options);
  starting.done("ready");
  const rows: Row[] = [];

  if (!only) {
    const { compared, differences } = await compareResponses(testCluster);
    rows.push({ name: "same responses with and without nginx", requests: compared, failures: differences });
    rows.push(await checkNginxLimits(testCluster));
  }

  const assets = new PageAssets();
  assets.addBuild(`${release.root}/${release.distDir}/static`);
  const paths = routeCases.map(({ path }) => path);
  for (const path of paths) await testCluster.client.send(path);
  const second = "a release".includes(only) ? await buildSecond(testCluster) : undefined;

  const inquiryTraffic = await InquiryTraffic.open(testCluster.client);
  const pageTraffic = new PageTraffic(
    testCluster.client,
    pageVisits(paths, (path, response) => assets.check(path, response)),
    { rate: Number(values.rate) },
  );
  for (const { name, needsRedis, run } of createStages(second, assets)) {
    if (!name.includes(only) || (needsRedis && !redis)) continue;
    const progress = step(name);
    const outcome = await run(testCluster).catch((error: Error) => error);
    const { failures, ...counts } = pageTraffic.take();
    if (outcome instanceof Error) failures.unshift(outcome.message);
    rows.push({
      name,
      ...counts,
      failures: [...failures, ...inquiryTraffic.take()],
      note: outcome instanceof Error ? "" : outcome,
    });
    progress.done(`${failures.length} failed`);
  }
  await pageTraffic.stop();
  await inquiryTraffic.stop();

  rows.push({ name: "scripts and styles of all pages", failures: await assets.missing(testCluster.client) });
  rows.push(inquiriesRow(testCluster, inquiryTraffic.sent));
  // Next marks errors with this sign. Stopping a replica or losing Redis must not cause any.
  const errors = testCluster.log.filter((line) => line.includes("⨯")).map((line) => line.slice(0, 200));
  rows.push({ name: "errors in the logs of replicas", failures: [...new Set(errors)] });
  if ("without any replica".includes(only)) rows.push(await checkStalePages(testCluster, paths));
  await testCluster.close();
  info(report(rows));
  const failed = rows.filter(({ failures }) => failures.length > 0);
  for (const { name, failures } of failed)
    warn([`\n${name}:`, ...new Set(failures)].slice(0, 12).join("\n  "));
  return failed.length > 0 ? 1 : 0;
});

async function buildSecond(testCluster: TestCluster): Promise<Release> {
  const progress = step("Building the second release");
  const settings = { siteUrl: publicOrigin, revalidateSecret: testCluster.secret };
  const release = await buildSecondRelease(testCluster.backend.access, settings, progress);
  progress.done();
  return release;
}

/** The test build, rebuilt if it is out of date. */
async function firstRelease(): Promise<Release> {
  const inputs = { siteUrl: publicOrigin, siteName: undefined, backend: "embedded" };
  const reason = rebuildReason(TEST_DIST_DIR, computeFingerprint(inputs));
  if (reason) {
    const progress = step(`Building the site (${reason})`);
    const backend = await openTemporaryBackend(process.env);
    const options = { inputs, revalidateSecret: newSecret(), distDir: TEST_DIST_DIR, progress };
    await buildSite({ ...options, backend: backend.access });
    await backend.close();
    progress.done();
  }
  return { root: ".", distDir: TEST_DIST_DIR };
}

/** Every acknowledged inquiry must be stored, and exactly once. */
function inquiriesRow(testCluster: TestCluster, sent: number): Row {
  const stored = testCluster.inquiries();
  const unique = new Set(stored).size;
  const failures = [
    ...(unique < sent ? [`${sent} accepted, ${stored.length} stored`] : []),
    ...(unique < stored.length ? [`${stored.length - unique} stored twice`] : []),
  ];
  return { name: "inquiries, each stored once", requests: sent, failures };
}
