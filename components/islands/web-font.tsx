"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useInsertionEffect, useRef } from "react";
import { enableCachedFont, fontStorageKey, fontStylesSelector } from "@/lib/site/inline-scripts";

/**
 * Loads the web font on small screens without delaying or shifting the first view: after hydration it is fetched into the
 * HTTP cache, and it is used from the next page on.
 * @param props.file URL of the font file
 */
export function WebFont({ file }: { file: string }) {
  const page = useSelectedLayoutSegments().join("/");
  const first = useRef(page);

  useEffect(() => {
    if (matchMedia("(min-width: 60rem)").matches) return;
    const download = async () =>
      (await fetch(file, { priority: "low" })).ok && localStorage.setItem(fontStorageKey, file);
    // Without the file or localStorage the system font stays.
    download().catch(() => {});
  }, [file]);

  // Before effects that measure the new page: it is laid out once, in this font.
  useInsertionEffect(() => {
    if (first.current !== page && isCached(file)) enableFont();
  }, [page, file]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants
  return <script dangerouslySetInnerHTML={{ __html: enableCachedFont(file) }} />;
}

function enableFont(): void {
  const [faces] = document.querySelector<HTMLStyleElement>(fontStylesSelector)?.sheet?.cssRules ?? [];
  if (faces instanceof CSSMediaRule) faces.media.mediaText = "all";
}

function isCached(file: string): boolean {
  try {
    return localStorage.getItem(fontStorageKey) === file;
  } catch {
    return false;
  }
}
