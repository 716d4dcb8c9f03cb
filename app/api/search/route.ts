import type { NextRequest } from "next/server";
import { searchContent } from "@/lib/content/search";
import { getSettingsOrNone } from "@/lib/content/settings";
import { finderSuggestion } from "@/lib/search/duty-in-query";
import { isPlantStopped, stoppedSuggestion } from "@/lib/search/plant-stopped";
import { parseSearchQuery } from "@/lib/site/search-query";
import { callLanguage } from "@/lib/words/offered-languages";

const maxSuggestions = 6;

/**
 * The best results for `?q=`, for suggestions while a visitor types. First come the service telephone, for a plant that has stopped, and
 * the product finder, for a duty.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const query = parseSearchQuery(request.nextUrl.searchParams);
  const language = callLanguage(request);
  const { found } = await searchContent(query, language, { limit: maxSuggestions, hasExcerpts: false });
  const results = found.map(({ kind, path, title, label, lang }) => ({ kind, path, title, label, lang }));
  const phone = isPlantStopped(query) ? (await getSettingsOrNone(language)).servicePhone : null;
  const first = [...stoppedSuggestion(phone, language), ...finderSuggestion(query, language)];
  const suggestions = [...first, ...results].slice(0, maxSuggestions);
  return Response.json({ suggestions }, { headers: { "cache-control": "no-store" } });
}
