"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { useEffect } from "react";
import { pressedCheckMs } from "@/lib/site/browser-periods";
import { requestIdle } from "./request-idle";

/** Fades elements in when they are scrolled into view, in browsers where app/motion.css alone cannot. */
export function ScrollAnimations() {
  const page = useSelectedLayoutSegments().join("/");

  // biome-ignore lint/correctness/useExhaustiveDependencies: each route has its own elements
  useEffect(() => {
    const unmount = new AbortController();
    const start = async () => {
      await untilReleased();
      // Ends the deferred layout (app/deferred.css): animations and scroll restoration need final positions.
      document.documentElement.setAttribute("data-measured", "");
      if (CSS.supports("animation-trigger: --in-view play-once")) return;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      const { animate } = await import("./animate");
      animate(unmount.signal);
    };
    const cancel = requestIdle(start);
    return () => {
      unmount.abort();
      cancel();
    };
  }, [page]);

  return null;
}

/** Waits while a pointer is pressed: a link that moves before the release would lose its click. */
async function untilReleased(): Promise<void> {
  while (document.querySelector(":active"))
    await new Promise((resolve) => setTimeout(resolve, pressedCheckMs));
}
