import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { getShownList } from "@/lib/content/list-page";
import { isOutOfRange } from "@/lib/read/page";
import { periods } from "@/lib/runtime/periods";
import { isPaged } from "@/lib/site/kind-pages";
import { pageNumber } from "@/lib/site/page-number";
import { failureText } from "@/lib/words/failure-text";
import type { Language } from "@/lib/words/language";
import { callLanguage } from "@/lib/words/offered-languages";
import { words } from "@/lib/words/words";

/** The last good responses: while the backend is down a list stays as it was, like the pages. */
const lastGood = new LRUCache<string, object>({ max: 500 });

const timedOut = { ok: false, message: "" } as const;

const noStore = { "cache-control": "no-store" };
const { listMaxAgeSeconds, listStaleSeconds } = periods.headers;
const cacheControl = `s-maxage=${listMaxAgeSeconds}, stale-while-revalidate=${listStaleSeconds}`;

/** One page of a list as JSON, for the pagination in the browser. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/lists/[list]/[page]">,
): Promise<Response> {
  const { list, page } = await params;
  const language = callLanguage(request);
  const number = pageNumber({ page });
  if (!isPaged(list) || !number) return missing(language);

  const key = `${language}/${list}/${number}`;
  const loading = getShownList(list, number, language).then((loaded) => remember(key, loaded));
  const kept = lastGood.get(key);
  const loaded = await (kept ? Promise.race([loading, sleep(periods.lists.timeoutMs, timedOut)]) : loading);
  if (!loaded.ok)
    return kept
      ? Response.json(kept, { headers: noStore })
      : problem(503, failureText(loaded.message, language));
  if (isOutOfRange(loaded)) return missing(language);
  return Response.json(loaded.data, { headers: { "cache-control": cacheControl } });
}

function remember(key: string, loaded: Awaited<ReturnType<typeof getShownList>>) {
  if (loaded.ok && isOutOfRange(loaded)) lastGood.delete(key);
  else if (loaded.ok) lastGood.set(key, loaded.data);
  return loaded;
}

function missing(language: Language): Response {
  return problem(404, words(language)("pages.lists.missing"));
}

function problem(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: noStore });
}
