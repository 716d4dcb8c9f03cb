"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { requestIdle } from "./request-idle";

const settings = {
  duration: 500,
  delay: 100,
  offset: 0,
  easing: "ease-in-out",
  once: true,
  // What comes later comes because it was asked for, and is shown at once.
  disableMutationObserver: true,
} as const;

/**
 * Lets what is further down fade in when it is scrolled to. What the visitor sees already, or has scrolled past, is
 * never touched: it loses its mark before the library looks. Before that, the page is laid out whole, with motion or without.
 */
export function ScrollAnimations() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route has other elements
  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      // Where everything is, the animations have to know, and the way back to a page that was scrolled: app/deferred.css.
      document.documentElement.setAttribute("data-measured", "");
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { default: aos } = await import("aos");
      if (leaving.signal.aborted) return;
      for (const element of document.querySelectorAll("[data-aos]:not(.aos-init)")) {
        if (element.getBoundingClientRect().top < innerHeight) element.removeAttribute("data-aos");
      }
      withSignal(leaving.signal, () => {
        aos.init(settings);
        aos.refreshHard();
      });
    };
    const callOff = requestIdle(begin);
    return () => {
      leaving.abort();
      callOff();
    };
  }, [pathname]);

  return null;
}

/** The library listens to the window and never stops: what it adds in `run` is taken away with the signal. */
function withSignal(signal: AbortSignal, run: () => void): void {
  const add = window.addEventListener;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    add.call(window, type, listener, { signal });
  try {
    run();
  } finally {
    window.addEventListener = add;
  }
}
