"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { StrokeSvg } from "@/components/ui/stroke-svg";
import { localPath } from "@/lib/site/language-path";
import { routes } from "@/lib/site/routes";
import { maxQueryLength } from "@/lib/site/search-query";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import en from "@/messages/en/layout.json";
import styles from "./search-field.module.css";

const Suggestions = lazy(() => import("./suggestions"));

type Props = {
  query?: string;
  isLarge?: boolean;
};

/** A form that any browser sends to the search page. Suggestions are loaded once the field is used. */
export function SearchField({ query, isLarge }: Props) {
  const { search: words } = useBrowserWords("layout", en);
  const language = usePageLanguage();
  const [isUsed, setIsUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setIsUsed(document.activeElement === input.current), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would be a further element on every page
    <form
      action={localPath(routes.search, language)}
      role="search"
      aria-label={isLarge ? words.form : undefined}
      className={`${styles.search} ${isLarge ? styles.large : styles.field}`}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={words.field}
        placeholder={words.placeholder}
        defaultValue={query}
        maxLength={maxQueryLength}
        required
        onFocus={() => setIsUsed(true)}
      />
      <button type="submit" aria-label={words.submit}>
        <StrokeSvg size={20} strokeWidth="1.75" strokeLinecap="round">
          <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6" />
        </StrokeSvg>
      </button>
      {isUsed && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </form>
  );
}
