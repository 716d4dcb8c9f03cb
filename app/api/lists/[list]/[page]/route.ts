import { isPagedList, lists } from "@/lib/content/lists";
import { beyondEnd } from "@/lib/content/page";
import { pageNumber } from "@/lib/list-page";

/** A page of a list as JSON, for the browser that changes pages without leaving the one it is on. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/lists/[list]/[page]">,
): Promise<Response> {
  const { list, page } = await params;
  const number = pageNumber({ page });
  if (!isPagedList(list) || !number) return refusal(404, "There is no such list or page");

  const loaded = await lists[list](number);
  if (!loaded.ok) return refusal(503, loaded.message);
  if (beyondEnd(loaded)) return refusal(404, "There is no such list or page");
  return Response.json(loaded.data, {
    headers: { "cache-control": "public, max-age=60, stale-while-revalidate=300" },
  });
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { "cache-control": "no-store" } });
}
