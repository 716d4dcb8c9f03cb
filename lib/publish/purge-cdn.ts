import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";

const { purgeDelaysMs, purgeTimeoutMs } = periods.publish;

/** Another try would have the same response. */
const finalStatuses = [400, 401, 403, 404, 405, 413, 415, 422];

/**
 * Posts the tags and paths of a publish call to PURGE_URL, where it is set, so that a CDN drops its copies:
 * `{ "tags": ["news"], "paths": ["/info-news", …] }` with PURGE_SECRET as bearer. Never throws: a failure is logged, and
 * the copies live until they expire.
 * @param paths of the regenerated pages; empty where they are unknown
 */
export async function purgeCdn(tags: string[], paths: string[]): Promise<void> {
  const { PURGE_URL: url, PURGE_SECRET: secret } = env();
  if (!url || tags.length === 0) return;
  let failure = "";
  for (const delayMs of purgeDelaysMs) {
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
    const result = await post(url, secret, JSON.stringify({ tags, paths }));
    if (result.ok) return log.info({ tags, paths: paths.length }, "copies purged");
    failure = result.failure;
    if (result.isFinal) break;
  }
  log.error({ tags, paths: paths.length, failure }, "copies not purged");
}

type Result = { ok: true } | { ok: false; failure: string; isFinal: boolean };

async function post(url: string, secret: string | undefined, body: string): Promise<Result> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(purgeTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    const { status } = response;
    return { ok: false, failure: `status ${status}`, isFinal: finalStatuses.includes(status) };
  } catch (error) {
    return { ok: false, failure: error instanceof Error ? error.message : String(error), isFinal: false };
  }
}
