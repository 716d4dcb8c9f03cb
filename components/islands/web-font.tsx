"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useRef } from "react";

type Props = {
  /** URL of the font file. */
  file: string;
  /** `href` of the style element whose first rule holds the font faces in a media query. */
  styles: string;
};

const key = "font";

/**
 * Loads the web font on small screens without delaying or shifting the first view: after hydration it is fetched into the
 * HTTP cache, and it is used from the next page on.
 */
export function WebFont({ file, styles }: Props) {
  const page = useSelectedLayoutSegments().join("/");
  const first = useRef(page);

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (matchMedia("(min-width: 60rem)").matches || connection?.saveData) return;
    const download = async () =>
      (await fetch(file, { priority: "low" })).ok && localStorage.setItem(key, file);
    // Without the file or localStorage the system font stays.
    download().catch(() => {});
  }, [file]);

  useEffect(() => {
    if (first.current !== page && isCached(file)) enableFont(styles);
  }, [page, file, styles]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants
  return <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint(file, styles) }} />;
}

/**
 * Script for a page load when the font is cached: enables the font before the first paint. With `font-display: optional` and
 * a preload, the first paint waits up to 50 ms for the font, so nothing shifts.
 */
function beforeFirstPaint(file: string, styles: string): string {
  const [name, url, sheet] = [key, file, selector(styles)].map((value) => JSON.stringify(value));
  return `try{let d=document;if(localStorage[${name}]===${url})d.querySelector("link[as=font]").media=d.querySelector(${sheet}).sheet.cssRules[0].media.mediaText="all"}catch{}`;
}

function enableFont(styles: string): void {
  const [faces] = document.querySelector<HTMLStyleElement>(selector(styles))?.sheet?.cssRules ?? [];
  if (faces instanceof CSSMediaRule) faces.media.mediaText = "all";
}

function selector(styles: string): string {
  return `style[data-href=${styles}]`;
}

function isCached(file: string): boolean {
  try {
    return localStorage.getItem(key) === file;
  } catch {
    return false;
  }
}
