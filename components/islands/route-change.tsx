"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useRef } from "react";

/** Detail of the event of instrumentation-client.ts. */
export type RouteStart = { pathname: string; hash: string };

/**
 * Moves focus and scroll position to the top of the new page after a route change; the focused link is gone. Next.js
 * announces the title.
 */
export function RouteChange() {
  // Not the pathname: an item and its list share one and differ only in a query parameter.
  const page = useSelectedLayoutSegments().join("/");
  const lastPage = useRef(page);
  const isPush = useRef(false);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const start = ({ detail }: CustomEventInit<RouteStart>) => {
      isPush.current = true;
      if (detail?.pathname === location.pathname && !detail.hash && !location.hash) scrollTo(0, 0);
    };
    const pop = () => {
      isPush.current = false;
    };
    // server/html-transforms/hydration-loader.ts repeats a press that came before hydration.
    dispatchEvent(new Event("hydrated"));
    addEventListener("route-start", start, { signal });
    addEventListener("popstate", pop, { signal });
    return () => listeners.abort();
  }, []);

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
  }, [page]);

  return null;
}
