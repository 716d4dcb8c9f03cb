import { setTimeout as sleep } from "node:timers/promises";
import { editContent, textOf } from "../../../testing/content/content.ts";
import { waitUntil } from "../../../testing/http/http.ts";
import type { Release } from "../replica.ts";
import { BrowserVisit } from "./browser-visit.ts";
import type { PageAssets } from "./page-assets.ts";
import { stopDespiteSlowClients } from "./slow-clients.ts";
import type { TestCluster } from "./test-cluster.ts";

export type Stage = {
  name: string;
  needsRedis?: boolean;
  /** Throws on failure; may return a note for the report. */
  run: (testCluster: TestCluster) => Promise<string | undefined>;
};

/** Traffic continues for this time after a fault, so that late failures are counted. */
const observeMs = 3_000;
/** From a publish call on one replica until the other shows the change, on an idle machine. */
const maxPublishMs = 1_000;

async function killReplica({ cluster }: TestCluster, index: number): Promise<undefined> {
  const replica = cluster.replicas[index];
  replica?.kill();
  await waitUntil("the replica is down", () => replica?.state !== "up");
  await waitUntil("the replica is up again", () => replica?.state === "up");
  await sleep(observeMs);
}

/**
 * Publishes on the two replicas alternately: the change must be visible on the other one and through nginx within a
 * second on an idle machine.
 */
async function publishAndObserve(testCluster: TestCluster): Promise<string> {
  const [one, other] = testCluster.cluster.replicas;
  if (!one || !other) throw new Error("Two replicas are needed.");
  const clients = [one.url, other.url].map((url) => testCluster.clientFor(url));
  const times = { other: [] as number[], nginx: [] as number[] };
  const late: string[] = [];
  // The first two rounds warm up the code that renders pages.
  for (let round = -2; round < 8; round++) {
    const name = `Published In Round ${round + 3}`;
    editContent(testCluster.contentDir, "leadership", ([first, ...rest]) =>
      first ? [{ ...first, name }, ...rest] : [],
    );
    await waitUntil("the backend serves the edit", async () =>
      (await testCluster.readList("leadership")).includes(name),
    );
    const [here, there] = round % 2 === 0 ? clients : clients.toReversed();
    const startedAt = performance.now();
    const response = await here?.send("/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${testCluster.secret}`, "content-type": "application/json" },
      body: JSON.stringify({ tags: ["leadership"] }),
    });
    if (response?.status !== 200) throw new Error(`the publish call returned ${response?.status}`);
    const visibleAfter = async (client = testCluster.client) => {
      await waitUntil(name, async () =>
        textOf((await client.send("/leadership")).body.toString()).includes(name),
      );
      return performance.now() - startedAt;
    };
    const [onOther, throughNginx] = await Promise.all([visibleAfter(there), visibleAfter()]);
    await sleep(1_500);
    if (round < 0) continue;
    if (Math.max(onOther, throughNginx) > maxPublishMs)
      late.push(`${Math.round(onOther)} ms and ${Math.round(throughNginx)} ms, limit ${maxPublishMs}`);
    times.other.push(onOther);
    times.nginx.push(throughNginx);
  }
  for (const client of clients) client.close();
  const longest = (list: number[]) => Math.round(Math.max(...list));
  const line = `at most ${longest(times.other)} ms to the other, ${longest(times.nginx)} ms through nginx`;
  if (late.length > 0) throw new Error(`${line}; too late: ${late.join("; ")}`);
  return line;
}

/** Faults and operations during which no request may fail. */
export function createStages(second: Release | undefined, assets: PageAssets): Stage[] {
  return [
    { name: "no fault", run: async () => void (await sleep(5_000)) },
    { name: "a publish on one replica, visible on the other", needsRedis: true, run: publishAndObserve },
    { name: "a replica killed", run: (testCluster) => killReplica(testCluster, 0) },
    { name: "the other replica killed", run: (testCluster) => killReplica(testCluster, 1) },
    {
      name: "a rolling restart",
      run: async ({ cluster }) => {
        await cluster.rollingRestart();
        return undefined;
      },
    },
    { name: "a replica stopped despite slow clients", run: stopDespiteSlowClients },
    {
      name: "Redis killed",
      needsRedis: true,
      run: async ({ cluster }) => {
        cluster.redis?.process.kill("SIGKILL");
        await sleep(observeMs * 2);
        return undefined;
      },
    },
    {
      name: "Redis hung for five seconds",
      needsRedis: true,
      run: async ({ cluster }) => {
        const { redis } = cluster;
        redis?.process.kill("SIGSTOP");
        await sleep(5_000);
        redis?.process.kill("SIGCONT");
        await sleep(observeMs);
        return undefined;
      },
    },
    {
      name: "Redis flushed",
      needsRedis: true,
      run: async (testCluster) => {
        if (!(await testCluster.redis("FLUSHALL")).startsWith("+OK")) throw new Error("FLUSHALL failed");
        await sleep(observeMs);
        return undefined;
      },
    },
    ...(second ? [releaseStage(second, assets)] : []),
  ];
}

function releaseStage(second: Release, assets: PageAssets): Stage {
  return {
    name: "a release",
    run: async (testCluster) => {
      const visit = await BrowserVisit.open(testCluster);
      assets.addBuild(`${second.root}/${second.distDir}/static`);
      try {
        await testCluster.cluster.rollingRestart(second);
        return await visit.continue();
      } finally {
        await visit.close();
      }
    },
  };
}
