import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { routePattern } from "@/lib/metrics/route-pattern";

/**
 * Measures this page, and sends what was found when the visitor leaves it or turns to another tab: each figure once for
 * each time that the page was loaded. What is sent names the kind of page, and not its address.
 */
export function measure(): void {
  const route = routePattern(loadedPath());
  if (!route) return;
  const found = new Map<string, Metric>();
  const sent = new Set<string>();
  const note = (metric: Metric) => found.set(metric.id, metric);
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note);

  // After the library's own listeners, which find the last figures at the same moment.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const figures = [...found.values()].filter(({ id }) => !sent.has(id));
    if (figures.length === 0) return;
    for (const { id } of figures) sent.add(id);
    const values = figures.map(({ name, value }) => [name, Math.round(value * 10_000) / 10_000]);
    const body = JSON.stringify({ route, ...Object.fromEntries(values) });
    navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
  });
}

/** Of the page that was loaded: the visitor may have gone on to another one since. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return new URL(navigation?.name ?? location.href).pathname;
}
