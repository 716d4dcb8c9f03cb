import type { NextRequest } from "next/server";
import { searchContent } from "@/lib/content/search";
import { finderSuggestion } from "@/lib/search/duty-in-query";
import { parseSearchQuery } from "@/lib/site/search-query";
import { defaultLanguage } from "@/lib/words/language";

const maxSuggestions = 6;

/** The best results for `?q=`, for suggestions while a visitor types; a duty leads to the product finder first. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = parseSearchQuery(request.nextUrl.searchParams);
  const { found } = await searchContent(query, { limit: maxSuggestions, hasExcerpts: false });
  const results = found.map(({ kind, path, title, label }) => ({ kind, path, title, label }));
  const suggestions = [...finderSuggestion(query, defaultLanguage), ...results].slice(0, maxSuggestions);
  return Response.json({ suggestions }, { headers: { "cache-control": "no-store" } });
}
