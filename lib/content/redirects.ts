import "server-only";
import { fetchList } from "../backend/client";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import { parseRedirects, type Redirect } from "../site/redirects";
import { defaultLanguage } from "../words/language";

/**
 * The redirects that editors keep, by their path; those that lead nowhere are logged. Not cached here: server/http/redirects.ts
 * keeps them, and has to see what was published at once.
 * @throws BackendError
 */
export async function fetchRedirects(): Promise<[path: string, Redirect][]> {
  const { records } = await fetchList("redirects", defaultLanguage);
  const { redirects, refused } = parseRedirects(records, env().SITE_URL);
  for (const details of refused)
    logOncePerMinute("warn", `redirect ${details.from} ${details.to}`, details, "redirect refused");
  return [...redirects];
}
