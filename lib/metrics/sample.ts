import "server-only";
import { env } from "../runtime/env";

/** Share of page views to measure, 0 to 1; none where the metrics are not served. */
export function visitSample(): number {
  const { METRICS_SECRET, VITALS_SAMPLE } = env();
  return METRICS_SECRET ? VITALS_SAMPLE : 0;
}
