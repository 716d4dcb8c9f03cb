"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { maxQueryLength } from "@/lib/site/search-query";
import styles from "./search-field.module.css";

const Suggestions = lazy(() => import("./suggestions"));

type Props = {
  query?: string;
  isLarge?: boolean;
  /** The button's icon. */
  children: ReactNode;
};

/** A form that any browser sends to the search page. Suggestions are loaded once the field is used. */
export function SearchField({ query, isLarge, children }: Props) {
  const [isUsed, setIsUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setIsUsed(document.activeElement === input.current), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would be a further element on every page
    <form
      action="/search"
      role="search"
      aria-label={isLarge ? "Site" : undefined}
      className={isLarge ? styles.large : styles.field}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label="Search"
        defaultValue={query}
        maxLength={maxQueryLength}
        required
        onFocus={() => setIsUsed(true)}
      />
      <button type="submit" aria-label="Search">
        {children}
      </button>
      {isUsed && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </form>
  );
}
