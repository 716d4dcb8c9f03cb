import { LRUCache } from "lru-cache";
import { isPagedList, lists } from "@/lib/content/lists";
import { beyondEnd } from "@/lib/content/page";
import { pageNumber } from "@/lib/list-page";

/** The last good answers: while the backend is away a list goes on being what it was, as the pages do. */
const lastGood = new LRUCache<string, object>({ max: 500 });

/** A page of a list as JSON, for the browser that changes pages without leaving the one it is on. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/lists/[list]/[page]">,
): Promise<Response> {
  const { list, page } = await params;
  const number = pageNumber({ page });
  if (!isPagedList(list) || !number) return refusal(404, "There is no such list or page");

  const loaded = await lists[list](number);
  const key = `${list}/${number}`;
  if (!loaded.ok) {
    const kept = lastGood.get(key);
    return kept ? Response.json(kept, { headers: uncached }) : refusal(503, loaded.message);
  }
  if (beyondEnd(loaded)) {
    lastGood.delete(key);
    return refusal(404, "There is no such list or page");
  }
  lastGood.set(key, loaded.data);
  return Response.json(loaded.data, {
    headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
  });
}

const uncached = { "cache-control": "no-store" };

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: uncached });
}
