"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser can do something; `false` on the server and until the page is alive. */
export function useBrowserSupport(can: () => boolean): boolean {
  return useSyncExternalStore(never, can, () => false);
}
