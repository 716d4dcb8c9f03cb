"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * After a route change the keyboard goes on from the new page's beginning, and not from a link that is gone. Next
 * announces the page's title; the scroll to the top is the browser's, smooth where the style sheet says so.
 */
export function RouteChange() {
  // Not the address: two pages share one where they differ in a parameter only, as an item and its list do.
  const page = useSelectedLayoutSegments().join("/");
  const shown = useRef(page);
  const pushed = useRef(false);

  useEffect(() => {
    const start = ({ detail }: CustomEventInit<string>) => {
      pushed.current = true;
      if (detail === location.pathname && !location.hash) scrollTo(0, 0);
    };
    const pop = () => {
      pushed.current = false;
    };
    // To the loader of the page's scripts (server/html-transforms/hydration-loader.ts): what is pressed is answered from now on.
    dispatchEvent(new Event("alive"));
    addEventListener("route-start", start);
    addEventListener("popstate", pop);
    return () => {
      removeEventListener("route-start", start);
      removeEventListener("popstate", pop);
    };
  }, []);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (location.hash) return;
    document.querySelector("main")?.focus({ preventScroll: true });
    // Next stops as soon as the new page is in view, which may be short of its top.
    if (pushed.current) scrollTo(0, 0);
  }, [page]);

  return null;
}
