import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

export type LoadResult = {
  /** Responses, including those of the latency probe. */
  answered: number;
  perSecond: number;
  /** Responses with a status other than 200, errors and timeouts. */
  failed: number;
  /** Milliseconds to the first byte under this load. */
  firstByte: { p50: number; p99: number };
};

const connections = 32;
const headers = { "accept-encoding": "gzip" };

/**
 * Requests one URL `amount` times as fast as possible, from a worker thread. A sequential probe on this thread measures
 * the latency meanwhile.
 */
export async function generateLoad(url: string, amount: number): Promise<LoadResult> {
  let isRunning = true;
  const times: number[] = [];
  const probe = (async () => {
    while (isRunning) {
      // autocannon counts the failures.
      const ms = await firstByteMs(url).catch(() => undefined);
      if (ms !== undefined) times.push(ms);
      await sleep(5);
    }
  })();
  const result = await autocannon({ url, amount, connections, headers, workers: 1, timeout: 20 });
  isRunning = false;
  await probe;
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const notOk = statuses
    .filter(([status]) => status !== "200")
    .reduce((sum, [, { count = 0 }]) => sum + count, 0);
  const sorted = times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    answered: amount - result.errors + times.length,
    perSecond: (amount - result.errors) / result.duration,
    failed: notOk + result.errors + result.timeouts,
    firstByte: { p50: percentile(0.5), p99: percentile(0.99) },
  };
}

function firstByteMs(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(url, { headers, agent: false }, (response) => {
      const ms = performance.now() - startedAt;
      response.resume().on("close", () => resolve(ms));
    });
    call.on("error", reject).end();
  });
}
