import { setTimeout as sleep } from "node:timers/promises";
import { get, hangMs } from "../../testing/http/http.ts";

/** More often than the site can answer. */
const pollMs = 20;

/**
 * Requests an address until its text, in any case, has these words, or no longer has them.
 * @returns ms
 * @throws Error when that takes too long
 */
export async function timeUntilShown(url: string, text: string, isShown = true): Promise<number> {
  const startedAt = performance.now();
  while ((await get(url)).body.toLowerCase().includes(text.toLowerCase()) !== isShown) {
    if (performance.now() - startedAt > hangMs) throw new Error(`${url} does not show an edit`);
    await sleep(pollMs);
  }
  return performance.now() - startedAt;
}
