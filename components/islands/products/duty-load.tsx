"use client";

import { useState } from "react";
import { loadHtml } from "@/lib/products/load-html";
import { parseDuty } from "@/lib/site/duty";
import { hasOtherUnits } from "@/lib/site/duty-link";
import { useBrowserWords, usePageLanguage } from "@/lib/words/use-browser-words";
import en from "@/messages/en/duty.json";
import styles from "./duty-load.module.css";
import { useDutyQuery } from "./use-duty-query";

type Props = {
  /** By `loadData`. */
  data: string;
};

/** The load of a product at the visitor's duty. In a new document it is there already: server/http/page-fill.ts wrote it. */
export function DutyLoad({ data }: Props) {
  const words = useBrowserWords("duty", en);
  const language = usePageLanguage();
  const query = useDutyQuery();
  const [written] = useState(() => writtenLoad(data));
  // In other units only the server writes it, and each of these pages is a new document.
  const html = hasOtherUnits(`?${query}`)
    ? written
    : query && loadHtml(data, parseDuty(new URLSearchParams(query)), words, language);
  return (
    <div
      className={`reach ${styles.duty}`}
      data-load={data}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and words of the interface
      dangerouslySetInnerHTML={{ __html: html || "" }}
    />
  );
}

/** The server's text in the document. Where content is newer than the document, React renders anew instead of taking it over. */
function writtenLoad(data: string): string {
  if (typeof document === "undefined") return "";
  const shown = document.querySelector<HTMLElement>("[data-load]");
  return shown?.dataset.load === data ? shown.innerHTML : "";
}
