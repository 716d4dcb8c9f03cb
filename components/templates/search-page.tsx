import { SearchField } from "@/components/islands/search/search-field";
import { Stack } from "@/components/layout-primitives/stack";
import { PageBanner } from "@/components/sections/page-banner";
import { SearchNothing } from "@/components/sections/search-nothing";
import { SearchResults } from "@/components/sections/search-results";
import type { Banner } from "@/lib/content/banners";
import type { Result } from "@/lib/read/result";
import type { SearchResult } from "@/lib/search/find";
import { useWords } from "@/lib/words/use-words";
import styles from "./search-page.module.css";

type Props = { banner: Result<Banner> } & (
  | { query?: never; heading?: never; result?: never }
  | { query: string; heading: string; result: SearchResult }
);

/** The search form, and below it what was found. */
export function SearchPage({ banner, query, heading, result }: Props) {
  const t = useWords();
  return (
    <>
      <PageBanner template="index" banner={banner} title={t("routes.search")} />
      <Stack gap={8} className={`container section ${styles.search}`}>
        <SearchField key={query} query={query} isLarge />
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
