"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Feature detection; `false` on the server and until hydration. */
export function useBrowserSupport(isSupported: () => boolean): boolean {
  return useSyncExternalStore(subscribe, isSupported, () => false);
}
