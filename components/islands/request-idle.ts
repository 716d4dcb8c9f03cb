/**
 * Runs something when the browser has nothing else to do, at the latest after two seconds: a page that paints nothing may
 * never be told.
 * @returns calls it off
 */
export function requestIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
