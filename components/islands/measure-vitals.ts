import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { routePattern } from "@/lib/metrics/route-pattern";

/**
 * Sends the metrics of this page load when the page is hidden, each metric once. Sends the route pattern, not the URL.
 */
export function measure(): void {
  const route = routePattern(loadedPath());
  if (!route) return;
  const latest = new Map<string, Metric>();
  const sent = new Set<string>();
  const record = (metric: Metric) => latest.set(metric.id, metric);
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(record);

  // Registered after the library's own listeners, which record the final values on the same event.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    const unsent = [...latest.values()].filter(({ id }) => !sent.has(id));
    if (unsent.length === 0) return;
    for (const { id } of unsent) sent.add(id);
    const values = unsent.map(({ name, value }) => [name, Math.round(value * 10_000) / 10_000]);
    const body = JSON.stringify({ route, ...Object.fromEntries(values) });
    navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
  });
}

/** `location` may already name another page. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return new URL(navigation?.name ?? location.href).pathname;
}
