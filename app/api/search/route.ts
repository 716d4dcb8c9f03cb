import type { NextRequest } from "next/server";
import { searchContent } from "@/lib/content/search";
import { finderSuggestion } from "@/lib/search/duty-in-query";
import { parseSearchQuery } from "@/lib/site/search-query";
import { callLanguage } from "@/lib/words/offered-languages";

const maxSuggestions = 6;

/** The best results for `?q=`, for suggestions while a visitor types; a duty leads to the product finder first. */
export async function GET(request: NextRequest): Promise<Response> {
  const query = parseSearchQuery(request.nextUrl.searchParams);
  const language = callLanguage(request);
  const { found } = await searchContent(query, language, { limit: maxSuggestions, hasExcerpts: false });
  const results = found.map(({ kind, path, title, label, lang }) => ({ kind, path, title, label, lang }));
  const suggestions = [...finderSuggestion(query, language), ...results].slice(0, maxSuggestions);
  return Response.json({ suggestions }, { headers: { "cache-control": "no-store" } });
}
