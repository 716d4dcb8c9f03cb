/** Requests as a program makes them: nothing followed, nothing cached, everything kept. */
import { setTimeout as sleep } from "node:timers/promises";

export type HttpResponse = { status: number; headers: Headers; body: string; ms: number };

export async function get(url: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
  const begun = performance.now();
  const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(30_000) });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, ms: performance.now() - begun };
}

/** Asks the site to refresh tags; all of them where none are named. */
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
 * Looks again and again until it sees what it waits for.
 * @param within milliseconds on a machine that has nothing else to do
 * @returns how long it took, in milliseconds
 */
export async function waitUntil(
  what: string,
  within: number,
  look: () => Promise<boolean> | boolean,
): Promise<number> {
  const begun = performance.now();
  let limit = within;
  for (;;) {
    if (await look()) return performance.now() - begun;
    const elapsed = performance.now() - begun;
    if (elapsed > limit) {
      limit = scaleTimeout(within);
      if (elapsed > limit) throw new Error(`not within ${Math.round(elapsed)} ms: ${what}`);
    }
    await sleep(40);
  }
}

/**
 * A time limit for a machine that is busy with other things: the less of a processor this process gets, the longer
 * it is. On an idle machine it is what it says.
 */
export function scaleTimeout(ms: number): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - begun < 100);
  const { user, system } = process.cpuUsage(before);
  const share = (user + system) / 1000 / (performance.now() - begun);
  return ms / Math.min(1, Math.max(share, 0.05));
}
