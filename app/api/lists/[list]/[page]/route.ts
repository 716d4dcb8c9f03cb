import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isPagedList, lists } from "@/lib/content/lists";
import { isOutOfRange } from "@/lib/content/page";
import { pageNumber } from "@/lib/site/page-number";

/** The last good answers: while the backend is away a list goes on being what it was, as the pages do. */
const lastGood = new LRUCache<string, object>({ max: 500 });

/** How many milliseconds a visitor waits for a backend that is slow, where there is an answer already. */
const patience = 500;
const late = { ok: false, message: "" } as const;

/** A page of a list as JSON, for the browser that changes pages without leaving the one it is on. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/lists/[list]/[page]">,
): Promise<Response> {
  const { list, page } = await params;
  const number = pageNumber({ page });
  if (!isPagedList(list) || !number) return refusal(404, "There is no such list or page");

  const key = `${list}/${number}`;
  const loading = lists[list](number).then((loaded) => remember(key, loaded));
  const kept = lastGood.get(key);
  const loaded = await (kept ? Promise.race([loading, sleep(patience, late)]) : loading);
  if (!loaded.ok) return kept ? Response.json(kept, { headers: uncached }) : refusal(503, loaded.message);
  if (isOutOfRange(loaded)) return refusal(404, "There is no such list or page");
  return Response.json(loaded.data, {
    headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
  });
}

function remember(key: string, loaded: Awaited<ReturnType<(typeof lists)[keyof typeof lists]>>) {
  if (loaded.ok && isOutOfRange(loaded)) lastGood.delete(key);
  else if (loaded.ok) lastGood.set(key, loaded.data);
  return loaded;
}

const uncached = { "cache-control": "no-store" };

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: uncached });
}
