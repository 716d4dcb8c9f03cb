"use client";

import { useSyncExternalStore } from "react";

/** True while a media query matches; `initial` on the server and until hydration. */
export function useMediaQuery(query: string, initial: boolean): boolean {
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", onChange);
    return () => list.removeEventListener("change", onChange);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => initial,
  );
}
