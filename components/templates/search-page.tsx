import { SearchField } from "@/components/islands/search/search-field";
import { Stack } from "@/components/layout-primitives/stack";
import { PageBanner } from "@/components/sections/page-banner";
import { PlantStopped } from "@/components/sections/plant-stopped";
import { SearchNothing } from "@/components/sections/search-nothing";
import { SearchResults } from "@/components/sections/search-results";
import type { Banner } from "@/lib/content/banners";
import type { Settings } from "@/lib/content/settings";
import type { Result } from "@/lib/read/result";
import type { SearchResult } from "@/lib/search/find";
import { useWords } from "@/lib/words/use-words";
import styles from "./search-page.module.css";

type Props = { banner: Result<Banner> } & (
  | { query?: never; heading?: never; result?: never; settings?: never }
  | {
      query: string;
      heading: string;
      result: SearchResult;
      /** Of a search to which the service telephone is the answer. */
      settings?: Settings;
    }
);

/** The search form, and below it what was found. */
export function SearchPage({ banner, query, heading, result, settings }: Props) {
  const t = useWords();
  return (
    <>
      <PageBanner template="index" banner={banner} title={t("routes.search")} />
      <Stack gap={8} className={`container section ${styles.search}`}>
        <SearchField key={query} query={query} isLarge />
        {settings && <PlantStopped settings={settings} isCard />}
        {result && (
          <div role="status">
            <h2>{heading}</h2>
          </div>
        )}
        {result && result.found.length > 0 ? (
          <SearchResults found={result.found} query={query} />
        ) : (
          <SearchNothing closest={result?.closest ?? []} query={query ?? ""} />
        )}
      </Stack>
    </>
  );
}
