/** Requests without redirects and cache, and waiting for conditions. */
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

export type HttpResponse = { status: number; headers: Headers; body: string; ms: number };

export async function get(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const startedAt = performance.now();
  const response = await fetch(url, {
    // Compressing pages that nobody else reads would take a fifth of the site's CPU time.
    headers: { "accept-encoding": "identity", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, ms: performance.now() - startedAt };
}

/** Publishes: the site regenerates the pages of the tags. */
export function revalidate(
  site: { url: string; secret: string },
  tags: readonly string[],
): Promise<Response> {
  return fetch(`${site.url}/api/revalidate`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.secret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags }),
  });
}

/**
 * Polls until the condition is met.
 * @param timeoutMs on an idle machine; a busy one gets more
 * @returns how long it took, in milliseconds
 */
export async function waitUntil(
  description: string,
  timeoutMs: number,
  condition: () => Promise<boolean> | boolean,
): Promise<number> {
  const startedAt = performance.now();
  let limit = timeoutMs;
  for (;;) {
    if (await condition()) return performance.now() - startedAt;
    const elapsed = performance.now() - startedAt;
    if (elapsed > limit) {
      limit = scaleTimeout(timeoutMs);
      if (elapsed > limit) throw new Error(`not within ${Math.round(elapsed)} ms: ${description}`);
    }
    // A request each 40 ms would take half a CPU; the last one comes at the limit.
    await sleep(Math.max(40, Math.min(elapsed / 10, 500, limit - elapsed)));
  }
}

/** True within the limit, or within what it is on a busy machine, which takes 100 ms of CPU time to find out. */
export function isWithin(ms: number, limitMs: number): boolean {
  return ms < limitMs || ms < scaleTimeout(limitMs);
}

/**
 * Scales a time limit by the share of a CPU that this process gets now, or that each process got in the last minute, if that
 * is less. On an idle machine it stays as it is.
 */
export function scaleTimeout(ms: number): number {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - startedAt < 100);
  const { user, system } = process.cpuUsage(before);
  const share = (user + system) / 1000 / (performance.now() - startedAt);
  const lastMinute = availableParallelism() / Math.max(loadavg()[0] ?? 0, 0.01);
  return ms / Math.min(1, Math.max(Math.min(share, lastMinute), 0.05));
}
