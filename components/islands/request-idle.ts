import { idleFallbackMs, maxIdleWaitMs } from "@/lib/site/browser-periods";

/**
 * Runs a callback when the browser is idle, after two seconds at the latest: a page that paints nothing may never be idle.
 * @returns cancels it
 */
export function requestIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, idleFallbackMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxIdleWaitMs });
  return () => cancelIdleCallback(handle);
}
