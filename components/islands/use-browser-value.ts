"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** A value that only the browser knows, such as a feature or the address; `initial` on the server and until hydration. */
export function useBrowserValue<T>(read: () => T, initial: T): T {
  return useSyncExternalStore(subscribe, read, () => initial);
}
