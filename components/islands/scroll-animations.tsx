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
  // Content that is added later was requested by the visitor and appears without animation.
  disableMutationObserver: true,
} as const;

/**
 * Fades elements in when they are scrolled into view. Elements in view or above lose their `data-aos` before the library
 * starts, so they never disappear.
 */
export function ScrollAnimations() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each route has its own elements
  useEffect(() => {
    const unmount = new AbortController();
    const start = async () => {
      await untilReleased();
      // Ends the deferred layout (app/deferred.css): animations and scroll restoration need final positions.
      document.documentElement.setAttribute("data-measured", "");
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { default: aos } = await import("aos");
      if (unmount.signal.aborted) return;
      for (const element of document.querySelectorAll("[data-aos]:not(.aos-init)")) {
        if (element.getBoundingClientRect().top < innerHeight) element.removeAttribute("data-aos");
      }
      withSignal(unmount.signal, () => {
        aos.init(settings);
        aos.refreshHard();
      });
    };
    const cancel = requestIdle(start);
    return () => {
      unmount.abort();
      cancel();
    };
  }, [pathname]);

  return null;
}

/** Waits while a pointer is pressed: a link that moves before the release would lose its click. */
async function untilReleased(): Promise<void> {
  while (document.querySelector(":active")) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Removes the window listeners that `run` adds when the signal aborts; the library itself never removes them. */
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
