/** Requests without redirects and cache, and waiting for conditions. */
import { setTimeout as sleep } from "node:timers/promises";

/** Ends a test that hangs; no claim depends on it. */
export const hangMs = 120_000;

export type HttpResponse = { status: number; headers: Headers; body: string };

export async function get(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const response = await fetch(url, {
    // Compressing pages that nobody else reads would take a fifth of the site's CPU time.
    headers: { "accept-encoding": "identity", ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(hangMs),
  });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body };
}

/** For how long a page is fresh, as caches are told: in seconds. */
const freshSeconds = 300;

/**
 * True of a page that comes from the cache and needs no regeneration: one that waits for it is served as fresh for a moment,
 * with a shorter time.
 */
export function isFresh({ headers }: Pick<HttpResponse, "headers">): boolean {
  const isCached = headers.get("x-nextjs-cache") === "HIT";
  return isCached && headers.get("cdn-cache-control")?.includes(`max-age=${freshSeconds},`) === true;
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
 * @throws with the description after a time in which the slowest machine has done it
 */
export async function waitUntil(
  description: string,
  condition: () => Promise<boolean> | boolean,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    if (await condition()) return;
    const elapsedMs = performance.now() - startedAt;
    if (elapsedMs > hangMs) throw new Error(`Still not so after ${hangMs / 1000} s: ${description}`);
    // A request each 40 ms would take half a CPU.
    await sleep(Math.max(40, Math.min(elapsedMs / 10, 500)));
  }
}

/** Polls until the condition holds, whose text is the description. */
export const until = (condition: () => unknown): Promise<void> =>
  waitUntil(String(condition), async () => Boolean(await condition()));
