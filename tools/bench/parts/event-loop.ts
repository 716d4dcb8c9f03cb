import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { tags } from "../../../lib/backend/contract.ts";
import { costlyBody, teamPages } from "../../../testing/content/costly-content.ts";
import { listCases } from "../../../testing/content/routes.ts";
import { get, revalidate } from "../../../testing/http/http.ts";
import { openContractBackend } from "../../../testing/sites/contract-backend.ts";
import { longTurns, watchPeakMemory } from "../../process-stats.ts";
import type { Part } from "../claim.ts";

import type { Version } from "../version.ts";

const hook = pathToFileURL(resolve("testing/http/measure-event-loop.ts")).href;

const ms = { unit: "ms of CPU", better: "less", ratio: 1.25, slack: 60 } as const;

/** A backend whose answers cost as much as they may: how long does one answer keep other requests waiting? */
export const eventLoop: Part = {
  name: "event-loop",
  claims: [
    {
      ...ms,
      id: "page",
      sentence: "longest turn of the event loop for a costly page of the team",
      limit: 300,
    },
    { ...ms, id: "publish", sentence: "longest turn while costly content is published", limit: 300 },
    { ...ms, id: "visit", sentence: "longest turn while every costly page is rendered", limit: 600 },
    { ...ms, id: "memory", sentence: "peak memory meanwhile", unit: "MB", limit: 700, ratio: 1.15, slack: 0 },
  ],
  runs: { whole: 1, quick: 0 },
  async measure(version) {
    const pages = teamPages();
    let isCostly = false;
    await using backend = await openContractBackend((name, key) => {
      if (name === "team" && Number(key) >= 100) return pages[Number(key) - 100]?.body;
      return isCostly ? costlyBody(name) : undefined;
    });
    const url = await version.start({ backend, env: { NODE_OPTIONS: `--import=${hook}` } });
    const takePeak = watchPeakMemory(version.pid);
    const figures = {
      page: await longestTurn(version, async () => {
        for (const { number } of pages) await get(`${url}/our-team?page=${number}`);
      }),
      publish: await longestTurn(version, async () => {
        isCostly = true;
        await revalidate(version.site, tags);
      }),
      visit: await longestTurn(version, async () => {
        for (const { path } of listCases) await get(`${url}${path}?page=2`);
      }),
    };
    const memory = takePeak();
    await version.stop();
    return { ...figures, memory };
  },
};

/** The longest turn of the site's event loop meanwhile, 100 ms where none was longer. */
async function longestTurn(version: Version, work: () => Promise<unknown>): Promise<number> {
  const before = version.site.log().length;
  await work();
  return Math.max(100, ...longTurns(version.site.log().slice(before)));
}
