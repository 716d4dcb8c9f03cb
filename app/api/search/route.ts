import type { NextRequest } from "next/server";
import { searchContent } from "@/lib/content/search";
import { parseSearchQuery } from "@/lib/site/search-query";

const maxSuggestions = 6;

/** The best results for `?q=`, for suggestions while a visitor types. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = parseSearchQuery(request.nextUrl.searchParams);
  const { found } = await searchContent(query, { limit: maxSuggestions, hasExcerpts: false });
  const suggestions = found.map(({ kind, path, title, label }) => ({ kind, path, title, label }));
  return Response.json({ suggestions }, { headers: { "cache-control": "no-store" } });
}
