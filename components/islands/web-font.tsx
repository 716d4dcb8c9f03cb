"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useRef } from "react";

type Props = {
  /** The address of the font's file. */
  file: string;
  /** The `href` of the style element whose first rule has the font's faces, for wide screens only. */
  styles: string;
};

const key = "font";

/**
 * The site's own font on small screens, whose lines are often slow: not in the first view, which would wait for it, or
 * move when it comes. Once the page is alive it is fetched, and from the next page on shown out of the browser's cache.
 */
export function WebFont({ file, styles }: Props) {
  const page = useSelectedLayoutSegments().join("/");
  const first = useRef(page);

  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (matchMedia("(min-width: 60rem)").matches || connection?.saveData) return;
    const get = async () => (await fetch(file, { priority: "low" })).ok && localStorage.setItem(key, file);
    // Where it cannot be had, or nothing may be remembered, the system's font stays.
    get().catch(() => {});
  }, [file]);

  useEffect(() => {
    if (first.current !== page && has(file)) show(styles);
  }, [page, file, styles]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the code
  return <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint(file, styles) }} />;
}

/**
 * The same where another page was seen before this one. An optional font that is asked for ahead is waited for by the first
 * paint, for the moment that the cache needs (50 ms at most): so nothing moves, but where the cache takes longer.
 */
function beforeFirstPaint(file: string, styles: string): string {
  const [name, url, sheet] = [key, file, selector(styles)].map((value) => JSON.stringify(value));
  return `try{let d=document;if(localStorage[${name}]===${url})d.querySelector("link[as=font]").media=d.querySelector(${sheet}).sheet.cssRules[0].media.mediaText="all"}catch{}`;
}

function show(styles: string): void {
  const [faces] = document.querySelector<HTMLStyleElement>(selector(styles))?.sheet?.cssRules ?? [];
  if (faces instanceof CSSMediaRule) faces.media.mediaText = "all";
}

function selector(styles: string): string {
  return `style[data-href=${styles}]`;
}

function has(file: string): boolean {
  try {
    return localStorage.getItem(key) === file;
  } catch {
    return false;
  }
}
