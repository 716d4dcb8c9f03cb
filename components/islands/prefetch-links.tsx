"use client";

import { useRouter, useSelectedLayoutSegments } from "next/navigation";
import { useEffect } from "react";
import { canLoadAhead } from "./connection";
import { onLikelyLink } from "./likely-links";

/** With their largest images, two pages are up to 60 kB. */
const maxPages = 2;
/** Not those that a script answers in place, such as links to pages of a list. */
const pages = 'main a[href^="/"]:not([href="/"],[href*="?"],[href*="#"],[href*="."])';
/** About 8 kB each. With the documents of two links that a browser may prefetch before hydration, up to 60 kB. */
const maxPayloads = 3;
/** Not those that a query changes: the router would show what it knows for every query, and then the right page. */
const payloads = 'main a:is([href*="/detail"],[href="/contact"]):not([href*="?"])';
/** Not only what all pages of a route share. Next's types do not export the name of this kind. */
const whole = { kind: "full" } as NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>;

/**
 * Has the pages of likely links ready before they are pressed: prerendered by the browser, as
 * server/html-transforms/hydration-loader.ts does before hydration; where browsers cannot do that, as payloads of the router.
 */
export function PrefetchLinks() {
  const router = useRouter();
  const page = useSelectedLayoutSegments().join("/");

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    if (!canLoadAhead()) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    if (HTMLScriptElement.supports?.("speculationrules")) prerenderPages(signal);
    else prefetchPayloads(router, signal);
    return () => listeners.abort();
  }, [page, router]);

  return null;
}

/** Marks links for the rules that the loader has added, and leaves presses of marked links to the browser. */
function prerenderPages(signal: AbortSignal): void {
  const isOtherPage = (link: HTMLAnchorElement) => link.matches(pages) && link.pathname !== location.pathname;
  onLikelyLink(pages, signal, (link) => {
    if (isOtherPage(link) && document.getElementsByClassName("near").length < maxPages)
      link.classList.add("near");
  });
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(".near");
    const hasRules = document.querySelector("script[type=speculationrules]") !== null;
    if (hasRules && link && isOtherPage(link)) event.stopPropagation();
  };
  addEventListener("click", click, { signal, capture: true });
}

function prefetchPayloads(router: ReturnType<typeof useRouter>, signal: AbortSignal): void {
  const prefetched = new Set([location.pathname]);
  onLikelyLink(payloads, signal, ({ pathname }) => {
    if (prefetched.has(pathname) || prefetched.size > maxPayloads) return;
    prefetched.add(pathname);
    router.prefetch(pathname, whole);
  });
}
