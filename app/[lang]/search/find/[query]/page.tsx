import { SearchPage } from "@/components/templates/search-page";
import { getPageBanner } from "@/lib/content/banners";
import { searchContent } from "@/lib/content/search";
import { getSettingsOrNone } from "@/lib/content/settings";
import { publishEvent } from "@/lib/runtime/events";
import { isPlantStopped } from "@/lib/search/plant-stopped";
import { foundTitle, searchResultMetadata } from "@/lib/seo/search";
import { routes } from "@/lib/site/routes";
import { parseSearchSegment, searchPath } from "@/lib/site/search-query";
import { pageLanguage } from "@/lib/words/use-words";

type Props = PageProps<"/[lang]/search/find/[query]">;

/** Next requires one; the others are made on demand. */
export const generateStaticParams = () => [{ query: searchPath("-").split("/").at(-1) ?? "" }];

export const generateMetadata = async ({ params }: Props) =>
  searchResultMetadata(parseSearchSegment((await params).query), await pageLanguage());

/** `/search?q=…`: the results of a search. */
export default async function SearchResults({ params }: Props) {
  const language = await pageLanguage();
  const query = parseSearchSegment((await params).query);
  const [banner, result, settings] = await Promise.all([
    getPageBanner(routes.search, language),
    searchContent(query, language),
    isPlantStopped(query) ? getSettingsOrNone(language) : undefined,
  ]);
  const title = foundTitle(result.found.length, query, language);
  if (result.found.length === 0) publishEvent("nothing-found", { title });
  return <SearchPage banner={banner} query={query} heading={title} result={result} settings={settings} />;
}
