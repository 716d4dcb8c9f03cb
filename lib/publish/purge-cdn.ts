import "server-only";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { postRetried } from "./post-retried";

/**
 * Posts the tags and paths of a publish call to PURGE_URL, where it is set, so that a CDN drops its copies:
 * `{ "tags": ["news"], "paths": ["/info-news", …] }` with PURGE_SECRET as bearer. Never throws: a failure is logged, and
 * the copies live until they expire.
 * @param paths of the regenerated pages; empty where they are unknown
 */
export async function purgeCdn(tags: string[], paths: string[]): Promise<void> {
  const { PURGE_URL: url, PURGE_SECRET: secret } = env();
  if (!url || tags.length === 0) return;
  const failure = await postRetried(url, { tags, paths }, { authorization: `Bearer ${secret}` });
  const details = { tags, paths: paths.length };
  if (failure === undefined) log.info(details, "copies purged");
  else log.error({ ...details, failure }, "copies not purged");
}
