"use client";

import { useRouter, useSelectedLayoutSegments } from "next/navigation";
import { useEffect } from "react";
import { requestIdle } from "./request-idle";

/** Links that load a page; not those that a script handles in place, such as links to pages of a list and to its items. */
const pages = 'main a[href^="/"]:not([href="/"],[data-opens],[href*="?"],[href*="#"],[href*="."])';

/**
 * Prepares the pages of likely links before they are pressed, as server/first-view/hydration-loader.ts does before
 * hydration. The code that chooses them loads when the page is idle.
 */
export function PrefetchLinks() {
  const router = useRouter();
  const page = useSelectedLayoutSegments().join("/");

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    if (HTMLScriptElement.supports?.("speculationrules"))
      addEventListener("click", leaveToBrowser, { signal, capture: true });
    const cancel = requestIdle(
      () =>
        void import("./likely-links").then(
          ({ prefetchLikelyLinks }) => prefetchLikelyLinks(router, isOtherPage, signal),
          () => {},
        ),
    );
    return () => {
      cancel();
      listeners.abort();
    };
  }, [page, router]);

  return null;
}

function isOtherPage(link: HTMLAnchorElement): boolean {
  return link.matches(pages) && link.pathname !== location.pathname;
}

/** The browser has prerendered the page of a marked link. */
function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(".prerender");
  if (link && isOtherPage(link)) event.stopPropagation();
}
