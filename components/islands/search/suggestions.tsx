"use client";

import { type RefObject, useEffect, useId, useRef, useState } from "react";
import useSWR from "swr";
import { MarkedText } from "@/components/ui/marked-text";
import { SearchLink } from "@/components/ui/search-link";
import { type Found, kindLabels } from "@/lib/search/groups";
import { suggestionPauseMs } from "@/lib/site/browser-periods";
import { normalizeQuery, searchHref, searchParameter } from "@/lib/site/search-query";
import { fetchPage } from "../lists/fetch-page";
import styles from "./suggestions.module.css";
import { useComboBox } from "./use-combo-box";

type Suggestion = Pick<Found, "kind" | "path" | "title" | "label">;

/** Results below the field while a visitor types, by the combobox pattern of ARIA. */
export default function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const { data } = useSWR<{ suggestions: Suggestion[] }>(
    query.length > 1 ? `/api/search?${searchParameter(query)}` : null,
    fetchSuggestions,
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
          ? `${suggestions.length} suggestions`
          : query.length > 1 && data && suggestions.length === 0 && "No suggestions"}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className={styles.list}
        hidden={!isOpen}
      >
        {suggestions.map(({ kind, path, title, label }, index) => (
          <SearchLink
            key={path}
            path={path}
            id={`${id}-${index}`}
            role="option"
            aria-selected="false"
            tabIndex={-1}
          >
            <MarkedText segments={title} />
            <small>{label ? `${kindLabels[kind]} · ${label}` : kindLabels[kind]}</small>
          </SearchLink>
        ))}
        {suggestions.length > 0 && (
          <SearchLink
            path={searchHref(query)}
            id={`${id}-${suggestions.length}`}
            role="option"
            aria-selected="false"
            tabIndex={-1}
            className={styles.all}
          >
            All results
          </SearchLink>
        )}
      </div>
    </>
  );
}

function fetchSuggestions(url: string): Promise<{ suggestions: Suggestion[] }> {
  return fetchPage<never>(url) as unknown as Promise<{ suggestions: Suggestion[] }>;
}
