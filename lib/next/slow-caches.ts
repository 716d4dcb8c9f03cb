import { setUseCacheProbe } from "next/dist/server/use-cache/use-cache-probe-globals";

/**
 * For development. After ten seconds Next runs a cached function in another process, and fails the page as a deadlock if that
 * one is done first: on a busy machine, or with a slow backend, no page would come.
 */
export function allowSlowCaches(): void {
  setUseCacheProbe(undefined);
}
