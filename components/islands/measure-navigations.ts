import { maxNavigations, type NavigationTiming } from "@/lib/metrics/navigation";
import { routePattern } from "@/lib/metrics/route-pattern";
import { payloadParameterOf } from "@/lib/next/router";
import { maxClickDelayMs } from "@/lib/site/browser-periods";
import type { RouteStart } from "./route-change";

/**
 * Measures how long it takes from a tap to the heading of the next page.
 * @returns a function that takes the measurements since its last call
 */
export function measureNavigations(firstPaintMs: Promise<number>): () => NavigationTiming[] {
  const timings: NavigationTiming[] = [];
  const add = (pathname: string, kind: NavigationTiming[1], ms: number) => {
    const route = routePattern(pathname);
    if (route && timings.length < maxNavigations) timings.push([route, kind, Math.round(ms)]);
  };
  const [load] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    deliveryType?: string;
    activationStart?: number;
  })[];
  // The first paint of a page has its heading.
  if (load?.type === "navigate" && isOwn(document.referrer)) {
    const isPrefetched = load.deliveryType === "navigational-prefetch" || (load.activationStart ?? 0) > 0;
    const kind = isPrefetched ? "document-prefetched" : "document";
    firstPaintMs.then((ms) => add(new URL(load.name).pathname, kind, ms));
  }

  let clickedAt = Number.NEGATIVE_INFINITY;
  let stop = () => {};
  addEventListener("click", ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, passive: true });
  addEventListener("route-start", ({ detail }: CustomEventInit<RouteStart>) => {
    stop();
    const now = performance.now();
    const start = now - clickedAt < maxClickDelayMs ? clickedAt : now;
    const { pathname = location.pathname } = detail ?? {};
    if (pathname !== location.pathname)
      stop = onNextHeading(pathname, (end) =>
        add(pathname, isFetchedSince(start) ? "router" : "router-prefetched", end - start),
      );
  });
  return () => timings.splice(0);
}

function isOwn(url: string): boolean {
  return url.startsWith(`${location.origin}/`);
}

function isFetchedSince(start: number): boolean {
  return performance
    .getEntriesByType("resource")
    .some(({ name, startTime }) => startTime >= start && payloadParameterOf(name) !== undefined);
}

/** Calls back once the page of a path has painted its heading. Pages that were left stay in the document, hidden. */
function onNextHeading(pathname: string, callback: (time: number) => void): () => void {
  const shown = () => [...document.querySelectorAll("main h1")].find((h1) => h1.getClientRects().length > 0);
  const before = shown();
  const observer = new MutationObserver(() => {
    if (location.pathname !== pathname) return;
    const heading = shown();
    if (!heading || heading === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => callback(performance.now())));
  });
  const main = document.querySelector("main");
  if (main) observer.observe(main, { childList: true, subtree: true, attributeFilter: ["style"] });
  return () => observer.disconnect();
}
