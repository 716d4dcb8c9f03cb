import "server-only";
import { fetchList } from "../backend/client";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import { parseRedirects, type Redirect } from "../site/redirects";
import { cacheResult, type Result, toResult } from "./read";

/** The redirects that editors keep, by their path; those that lead nowhere are logged. */
export function getRedirects(): Promise<Result<[path: string, Redirect][]>> {
  return toResult(cachedRedirects());
}

async function cachedRedirects() {
  "use cache";
  return cacheResult("redirects", async () => {
    const { records } = await fetchList("redirects");
    const { redirects, refused } = parseRedirects(records, env().SITE_URL);
    for (const details of refused)
      logOncePerMinute("warn", `redirect ${details.from} ${details.to}`, details, "redirect refused");
    return [...redirects];
  });
}
