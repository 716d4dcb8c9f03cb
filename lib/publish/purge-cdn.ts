import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { env } from "../runtime/env";
import { log } from "../runtime/log";

/** Milliseconds before each try, and for which one may last. */
const waits = [0, 1_000, 4_000];
const patience = 5_000;

/** Answers that the same call would have again. */
const final = [400, 401, 403, 404, 405, 413, 415, 422];

/**
 * Tells PURGE_URL, where it is set, what a publish call has changed, so that a CDN drops its copies:
 * `{ "tags": ["news"], "paths": ["/info-news", …] }` with `PURGE_SECRET` as bearer. Never throws: what does not
 * arrive is logged, and copies live until their time is over.
 * @param paths of the pages that were made anew; none where it is not known which these are
 */
export async function purgeCopies(tags: string[], paths: string[]): Promise<void> {
  const { PURGE_URL: url, PURGE_SECRET: secret } = env();
  if (!url || tags.length === 0) return;
  let failure = "";
  for (const wait of waits) {
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    const answer = await post(url, secret, JSON.stringify({ tags, paths }));
    if (answer.ok) return log.info({ tags, paths: paths.length }, "copies purged");
    failure = answer.failure;
    if (answer.final) break;
  }
  log.error({ tags, paths: paths.length, failure }, "copies not purged");
}

type Answer = { ok: true } | { ok: false; failure: string; final: boolean };

async function post(url: string, secret: string | undefined, body: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (response.ok) return { ok: true };
    return { ok: false, failure: `status ${response.status}`, final: final.includes(response.status) };
  } catch (error) {
    return { ok: false, failure: error instanceof Error ? error.message : String(error), final: false };
  }
}
