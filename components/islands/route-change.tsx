"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useInsertionEffect, useRef } from "react";

/** Detail of the event of instrumentation-client.ts. */
export type RouteStart = { pathname: string; hash: string };

type Departure = { link: WeakRef<Element>; top: number };

/**
 * Moves focus and scroll position to the top of the new page after a route change; the focused link is gone. Next.js
 * announces the title. Back leads to the link that led away: the browser restores pixels, but after the first page of a phone
 * another font is shown (web-font.tsx), and the lines above the link break differently.
 */
export function RouteChange() {
  // Not the pathname: a list changes its page in place, and shows an item over itself.
  const page = useSelectedLayoutSegments().join("/");
  const lastPage = useRef(page);
  const isPush = useRef(false);
  const departures = useRef(new Map<string, Departure>());

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let clicked: Element | null = null;
    const click = ({ target }: MouseEvent) => {
      clicked = target instanceof Element ? target.closest("main a") : null;
    };
    const start = ({ detail }: CustomEventInit<RouteStart>) => {
      isPush.current = true;
      departures.current.delete(lastPage.current);
      if (clicked)
        departures.current.set(lastPage.current, { link: new WeakRef(clicked), top: topOf(clicked) });
      if (detail?.pathname === location.pathname && !detail.hash && !location.hash) scrollTo(0, 0);
    };
    const back = () => {
      isPush.current = false;
      departures.current.delete(lastPage.current);
      document.documentElement.setAttribute("data-measured", "");
    };
    addEventListener("click", click, { signal, capture: true });
    addEventListener("route-start", start, { signal });
    addEventListener("route-back", back, { signal });
    return () => listeners.abort();
  }, []);

  // Only what is in view is laid out (app/deferred.css), before effects measure the page, until scroll-animations.tsx ends that.
  // Back needs final positions.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each route
  useInsertionEffect(() => {
    if (isPush.current) document.documentElement.removeAttribute("data-measured");
  }, [page]);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    // A part that the address names, such as the results of a search, is read out when it takes the focus.
    const part = location.hash
      ? document.getElementById(location.hash.slice(1))
      : document.querySelector("main");
    part?.focus({ preventScroll: true });
    // Next.js stops scrolling when any part of the new page is in view.
    if (isPush.current && !location.hash) scrollTo(0, 0);
    const departure = departures.current.get(page);
    if (!isPush.current && departure) scrollBackTo(departure);
  }, [page]);

  return null;
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function scrollBackTo({ link, top }: Departure): void {
  requestAnimationFrame(() => {
    const element = link.deref();
    if (element?.isConnected) scrollBy({ top: topOf(element) - top, behavior: "instant" });
  });
}
