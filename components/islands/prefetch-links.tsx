"use client";

import { useRouter, useSelectedLayoutSegments } from "next/navigation";
import { useEffect } from "react";
import { canLoadAhead } from "./connection";
import { requestIdle } from "./request-idle";

/** About 8 kB each. With the two documents that a page prefetches before hydration, a page prefetches up to 60 kB. */
const maxLinks = 3;
/** Not those that a query changes: the router would show what it knows for every query, and then the right page. */
const links = 'main a:is([href*="/detail"],[href="/contact"]):not([href*="?"])';
/** Not only what all pages of a route share. Next's types do not export the name of this kind. */
const whole = { kind: "full" } as NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>;

/**
 * Prefetches the payloads of links before they are pressed: of those in view once the browser is idle, or the visitor has
 * scrolled; where there is a mouse, of those that it touches. Replaces server/html-transforms/hydration-loader.ts, which prefetches
 * documents.
 */
export function PrefetchLinks() {
  const router = useRouter();
  const page = useSelectedLayoutSegments().join("/");

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    document.querySelector("script[type=speculationrules]")?.remove();
    if (!canLoadAhead()) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const prefetched = new Set([location.pathname]);
    const prefetch = ({ pathname }: HTMLAnchorElement) => {
      if (signal.aborted || prefetched.has(pathname) || prefetched.size > maxLinks) return;
      prefetched.add(pathname);
      router.prefetch(pathname, whole);
    };
    const hover = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>(links);
      if (link) prefetch(link);
    };
    const look = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
        const { top } = link.getBoundingClientRect();
        if (top > 0 && top < innerHeight) prefetch(link);
      }
    };
    if (matchMedia("(hover:hover)").matches) addEventListener("mouseover", hover, { signal });
    else {
      requestIdle(look);
      addEventListener("scrollend", look, { signal });
    }
    return () => listeners.abort();
  }, [page, router]);

  return null;
}
