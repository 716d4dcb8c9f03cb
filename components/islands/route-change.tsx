"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * After a route change the keyboard goes on from the new page's beginning, and not from a link that is gone. Next
 * announces the page's title; the scroll to the top is the browser's, smooth where the style sheet says so.
 */
export function RouteChange() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (location.hash) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
