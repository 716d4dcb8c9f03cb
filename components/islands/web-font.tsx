"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useRef } from "react";
import { enableCachedFont, fontStorageKey, fontStylesSelector } from "@/lib/site/inline-scripts";

/**
 * Loads the web font on small screens without delaying or shifting the first view: after hydration it is fetched into the
 * HTTP cache, and it is used from the next page on. Whoever comes back to the first page finds the link that led away in its
 * place: the lines above it break differently.
 * @param props.file URL of the font file
 */
export function WebFont({ file }: { file: string }) {
  const page = useSelectedLayoutSegments().join("/");
  const first = useRef(page);
  const departure = useRef<{ link: Element; top: number }>(null);

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (matchMedia("(min-width: 60rem)").matches || connection?.saveData) return;
    const download = async () =>
      (await fetch(file, { priority: "low" })).ok && localStorage.setItem(fontStorageKey, file);
    // Without the file or localStorage the system font stays.
    download().catch(() => {});
  }, [file]);

  useEffect(() => {
    if (first.current === page) {
      const { link, top = 0 } = departure.current ?? {};
      // The browser has restored the position in pixels.
      if (link?.isConnected)
        requestAnimationFrame(() =>
          scrollBy({ top: link.getBoundingClientRect().top - top, behavior: "instant" }),
        );
      return onLinkClick((clicked) => {
        departure.current = { link: clicked, top: clicked.getBoundingClientRect().top };
      });
    }
    if (isCached(file)) enableFont();
    return undefined;
  }, [page, file]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants
  return <script dangerouslySetInnerHTML={{ __html: enableCachedFont(file) }} />;
}

function onLinkClick(callback: (link: Element) => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a");
    if (link) callback(link);
  };
  addEventListener("click", onClick, true);
  return () => removeEventListener("click", onClick, true);
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
