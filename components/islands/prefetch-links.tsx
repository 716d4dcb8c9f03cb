"use client";

import { useRouter, useSelectedLayoutSegments } from "next/navigation";
import { useEffect } from "react";
import { canLoadAhead } from "./connection";
import { requestIdle } from "./request-idle";

/** About 8 kB each. With the two documents that a page prefetches before hydration, a page prefetches up to 60 kB. */
const maxLinks = 3;
/** Of pages: files have a dot. */
const links = 'main a[href^="/"]:not([href="/"],[href*="?"],[href*="."])';
/** Not only what all pages of a route share. Next's types do not export the name of this kind. */
const whole = { kind: "full" } as NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>;

type Prefetch = (link: HTMLAnchorElement) => void;

/**
 * Prefetches the payloads of links before they are pressed: of those in view once the browser is idle or, where there is
 * a mouse, of those that it touches. Replaces server/html-transforms/hydration-loader.ts, which prefetches documents.
 */
export function PrefetchLinks() {
  const router = useRouter();
  const page = useSelectedLayoutSegments().join("/");

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    document.querySelector("script[type=speculationrules]")?.remove();
    if (!canLoadAhead()) return;
    const prefetched = new Set<string>();
    const prefetch: Prefetch = ({ pathname }) => {
      if (pathname === location.pathname || prefetched.has(pathname) || prefetched.size === maxLinks) return;
      prefetched.add(pathname);
      router.prefetch(pathname, whole);
    };
    if (matchMedia("(hover: hover)").matches) return onHover(prefetch);
    return onRest(prefetch);
  }, [page, router]);

  return null;
}

function onHover(prefetch: Prefetch): () => void {
  const hover = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    if (link) prefetch(link);
  };
  addEventListener("mouseover", hover, { passive: true });
  return () => removeEventListener("mouseover", hover);
}

/** Once the browser is idle, and whenever the visitor has scrolled. */
function onRest(prefetch: Prefetch): () => void {
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { top, bottom } = link.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight && link.checkVisibility()) prefetch(link);
    }
  };
  const cancel = requestIdle(look);
  addEventListener("scrollend", look);
  return () => {
    cancel();
    removeEventListener("scrollend", look);
  };
}
