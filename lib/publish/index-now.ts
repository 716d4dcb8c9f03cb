import "server-only";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { postRetried } from "./post-retried";

/** Shares what it gets with the search engines that take part (https://www.indexnow.org/documentation). */
const endpoint = "https://api.indexnow.org/indexnow";

/**
 * Tells search engines which pages have changed, in one batch, where INDEXNOW_KEY is set; server/http serves the key. Never throws: a
 * failure is logged, and the engines find the changes when they come.
 * @param paths canonical ones
 */
export async function submitToIndexNow(paths: string[]): Promise<void> {
  const { INDEXNOW_KEY: key, SITE_URL } = env();
  if (!key || paths.length === 0) return;
  const failure = await postRetried(endpoint, {
    host: new URL(SITE_URL).host,
    key,
    keyLocation: `${SITE_URL}/${key}.txt`,
    urlList: paths.map((path) => SITE_URL + path),
  });
  if (failure === undefined) log.info({ pages: paths.length }, "changes submitted to IndexNow");
  else log.warn({ pages: paths.length, failure }, "changes not submitted to IndexNow");
}
