"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import useSWR from "swr";
import { MarkedText } from "@/components/ui/marked-text";
import { SearchLink } from "@/components/ui/search-link";
import type { Found } from "@/lib/search/find";
import { suggestionPauseMs } from "@/lib/site/browser-periods";
import { callUrl } from "@/lib/site/language-path";
import { normalizeQuery, searchHref, searchParameter } from "@/lib/site/search-query";
import { fill } from "@/lib/words/fill";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import layout from "@/messages/en/layout.json";
import en from "@/messages/en/suggestions.json";
import { fetchJson } from "../lists/fetch-page";
import styles from "./suggestions.module.css";
import { useComboBox } from "./use-combo-box";

type Suggestion = Pick<Found, "kind" | "path" | "title" | "label" | "lang">;

/** Results below the field while a visitor types, by the combobox pattern of ARIA. */
export default function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { error } = useBrowserWords("layout", layout);
  const words = useBrowserWords("suggestions", en);
  const language = usePageLanguage();
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const { data } = useSWR<{ suggestions: Suggestion[] }>(
    query.length > 1 ? callUrl(`/api/search?${searchParameter(query)}`, language) : null,
    (url: string) => fetchJson(url, error),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const suggestions = query.length > 1 ? (data?.suggestions ?? []) : [];
  const isOpen = useComboBox(input, list, id, suggestions.length);

  useEffect(() => {
    const field = input.current;
    let timer: ReturnType<typeof setTimeout>;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setQuery(normalizeQuery(field?.value ?? "")), suggestionPauseMs);
    };
    read();
    field?.addEventListener("input", read);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener("input", read);
    };
  }, [input]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen
          ? fill(words.count, { count: suggestions.length })
          : query.length > 1 && data && suggestions.length === 0 && words.none}
      </p>
      <div ref={list} id={id} role="listbox" aria-label={words.list} className={styles.list} hidden={!isOpen}>
        {suggestions.map(({ kind, path, title, label, lang }, index) => (
          <SearchLink
            key={path}
            path={path}
            language={language}
            lang={lang}
            hrefLang={lang}
            id={`${id}-${index}`}
            role="option"
            aria-selected="false"
            tabIndex={-1}
          >
            <MarkedText segments={title} />
            <small>{[words.kinds[kind], label].filter(Boolean).join(" · ")}</small>
          </SearchLink>
        ))}
        {suggestions.length > 0 && (
          <SearchLink
            path={searchHref(query)}
            language={language}
            id={`${id}-${suggestions.length}`}
            role="option"
            aria-selected="false"
            tabIndex={-1}
            className={styles.all}
          >
            {words.all}
          </SearchLink>
        )}
      </div>
    </>
  );
}
