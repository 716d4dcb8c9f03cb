"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

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
 * never touched: it loses its mark before the library looks.
 */
export function ScrollAnimations() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another route has other elements
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let gone = false;
    const begin = async () => {
      const { default: aos } = await import("aos");
      if (gone) return;
      for (const element of document.querySelectorAll("[data-aos]:not(.aos-init)")) {
        if (element.getBoundingClientRect().top < innerHeight) element.removeAttribute("data-aos");
      }
      aos.init(settings);
      aos.refreshHard();
    };
    const wait = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const cancel = window.cancelIdleCallback ?? clearTimeout;
    const handle = wait(begin);
    return () => {
      gone = true;
      cancel(handle);
    };
  }, [pathname]);

  return null;
}
