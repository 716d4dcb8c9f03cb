import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

export type LoadResult = {
  /** Requests that were answered, those of the visitors beside the load among them. */
  answered: number;
  perSecond: number;
  /** Answers with another status than 200, and requests without any. */
  failed: number;
  /** Milliseconds to the first byte of an answer, under this load. */
  firstByte: { p50: number; p99: number };
};

const connections = 32;
const headers = { "accept-encoding": "gzip" };

/**
 * Asks for one address so many times, as quickly as it is answered. The load comes from a thread of its own; times are
 * taken by visitors beside it, one after the other.
 */
export async function generateLoad(url: string, amount: number): Promise<LoadResult> {
  let going = true;
  const times: number[] = [];
  const visitors = (async () => {
    while (going) {
      // The load itself counts what fails.
      const ms = await firstByte(url).catch(() => undefined);
      if (ms !== undefined) times.push(ms);
      await sleep(5);
    }
  })();
  const result = await autocannon({ url, amount, connections, headers, workers: 1, timeout: 20 });
  going = false;
  await visitors;
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const wrong = statuses
    .filter(([status]) => status !== "200")
    .reduce((sum, [, { count = 0 }]) => sum + count, 0);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    answered: amount - result.errors + times.length,
    perSecond: (amount - result.errors) / result.duration,
    failed: wrong + result.errors + result.timeouts,
    firstByte: { p50: at(0.5), p99: at(0.99) },
  };
}

function firstByte(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const call = request(url, { headers, agent: false }, (answer) => {
      const ms = performance.now() - begun;
      answer.resume().on("close", () => resolve(ms));
    });
    call.on("error", reject).end();
  });
}
