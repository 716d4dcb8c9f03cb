/** What happens to the cluster while visitors come, one after another. */
import { setTimeout as sleep } from "node:timers/promises";
import { editContent, textOf } from "../../../e2e/support/content.ts";
import { scaleTimeout, waitUntil } from "../../../e2e/support/http.ts";
import type { Release } from "../replica.ts";
import { BrowserVisit } from "./browser-visit.ts";
import type { PageAssets } from "./page-assets.ts";
import type { TestCluster } from "./test-cluster.ts";

export type Stage = {
  name: string;
  needsRedis?: boolean;
  /** Throws what is wrong; returns what there is to say. */
  run: (world: TestCluster) => Promise<string | undefined>;
};

/** For visitors to notice what has come of it. */
const after = 3_000;

async function killed(world: TestCluster, index: number): Promise<undefined> {
  const replica = world.cluster.replicas[index];
  replica?.kill();
  await waitUntil("the replica is gone", 2_000, () => replica?.state !== "up");
  await waitUntil("the replica is up again", 20_000, () => replica?.state === "up");
  await sleep(after);
}

/**
 * Publishes on one replica and the other in turn; the longest until it was seen on both, and through nginx. A second is
 * meant for a machine that has nothing else to do.
 */
async function published(world: TestCluster): Promise<string> {
  const [one, other] = world.cluster.replicas;
  if (!one || !other) throw new Error("Two replicas are needed.");
  const clients = [one.url, other.url].map((url) => world.clientOf(url));
  const times = { other: [] as number[], nginx: [] as number[] };
  const late: string[] = [];
  // In the first two, the code that makes pages is compiled.
  for (let round = -2; round < 8; round++) {
    const name = `Published In Round ${round + 3}`;
    editContent(world.contentDir, "leadership", ([first, ...rest]) =>
      first ? [{ ...first, name }, ...rest] : [],
    );
    await waitUntil("the backend has it", 5_000, async () =>
      (await world.listed("leadership")).includes(name),
    );
    const [here, there] = round % 2 === 0 ? clients : clients.toReversed();
    const before = scaleTimeout(1_000);
    const begun = performance.now();
    const answer = await here?.send("/api/revalidate", {
      method: "POST",
      headers: { authorization: `Bearer ${world.secret}`, "content-type": "application/json" },
      body: JSON.stringify({ tags: ["leadership"] }),
    });
    if (answer?.status !== 200) throw new Error(`the publish call was answered ${answer?.status}`);
    const seen = async (client = world.client) => {
      await waitUntil(name, 10_000, async () =>
        textOf((await client.send("/leadership")).body.toString()).includes(name),
      );
      return performance.now() - begun;
    };
    const [onOther, throughNginx] = await Promise.all([seen(there), seen()]);
    await sleep(1_500);
    if (round < 0) continue;
    const limit = Math.max(before, scaleTimeout(1_000));
    if (Math.max(onOther, throughNginx) > limit)
      late.push(`${Math.round(onOther)} ms and ${Math.round(throughNginx)} ms, not ${Math.round(limit)}`);
    times.other.push(onOther);
    times.nginx.push(throughNginx);
  }
  for (const client of clients) client.close();
  const longest = (list: number[]) => Math.round(Math.max(...list));
  const line = `at most ${longest(times.other)} ms to the other, ${longest(times.nginx)} ms through nginx`;
  if (late.length > 0) throw new Error(`${line}; too late: ${late.join("; ")}`);
  return line;
}

/** All that is done to a cluster whose visitors are to notice nothing. */
export function createStages(second: Release | undefined, whole: PageAssets): Stage[] {
  return [
    { name: "nothing at all", run: async () => void (await sleep(5_000)) },
    { name: "a publish on one replica, seen on the other", needsRedis: true, run: published },
    { name: "a replica killed", run: (world) => killed(world, 0) },
    { name: "the other replica killed", run: (world) => killed(world, 1) },
    {
      name: "both restarted in turn",
      run: async (world) => {
        await world.cluster.roll();
        return undefined;
      },
    },
    {
      name: "Redis killed",
      needsRedis: true,
      run: async ({ cluster }) => {
        cluster.redis?.process.kill("SIGKILL");
        await sleep(after * 2);
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
        await sleep(after);
        return undefined;
      },
    },
    {
      name: "Redis emptied",
      needsRedis: true,
      run: async (world) => {
        if (!(await world.redis("FLUSHALL")).startsWith("+OK")) throw new Error("Redis was not emptied");
        await sleep(after);
        return undefined;
      },
    },
    ...(second ? [released(second, whole)] : []),
  ];
}

function released(second: Release, whole: PageAssets): Stage {
  return {
    name: "a release",
    run: async (world) => {
      const visitor = await BrowserVisit.open(world);
      whole.add(`${second.root}/${second.distDir}/static`);
      try {
        await world.cluster.roll(second);
        return await visitor.goOn();
      } finally {
        await visitor.close();
      }
    },
  };
}
