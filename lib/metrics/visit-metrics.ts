import "server-only";
import { Histogram } from "prom-client";
import { subscribeToEvent, type Visit } from "../runtime/events";

type Vital = Exclude<keyof Visit, "route">;

/** Upper bounds in seconds (CLS has no unit), around the thresholds of Google for good and poor. */
const buckets: Record<Vital, { name: string; help: string; bounds: number[] }> = {
  LCP: {
    name: "site_visit_lcp_seconds",
    help: "Largest Contentful Paint in visitors' browsers",
    bounds: [0.4, 0.6, 0.9, 1.2, 1.8, 2.5, 4, 8],
  },
  FCP: {
    name: "site_visit_fcp_seconds",
    help: "First Contentful Paint in visitors' browsers",
    bounds: [0.2, 0.4, 0.6, 0.9, 1.2, 1.8, 3, 6],
  },
  TTFB: {
    name: "site_visit_ttfb_seconds",
    help: "Time to First Byte in visitors' browsers",
    bounds: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 4],
  },
  INP: {
    name: "site_visit_inp_seconds",
    help: "Interaction to Next Paint in visitors' browsers",
    bounds: [0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  },
  CLS: {
    name: "site_visit_cls",
    help: "Cumulative Layout Shift in visitors' browsers",
    bounds: [0, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5],
  },
};

/** Web vitals by route. */
export function addVisitMetrics(): void {
  const vitals = Object.keys(buckets) as Vital[];
  const histograms = vitals.map((vital) => {
    const { name, help, bounds } = buckets[vital];
    const histogram = new Histogram({ name, help, buckets: bounds, labelNames: ["route"] });
    return { vital, histogram, unit: vital === "CLS" ? 1 : 1000 };
  });
  subscribeToEvent("visit", (visit) => {
    for (const { vital, histogram, unit } of histograms) {
      const value = visit[vital];
      if (value !== undefined) histogram.observe({ route: visit.route }, value / unit);
    }
  });
}
