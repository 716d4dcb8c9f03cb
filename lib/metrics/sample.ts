import "server-only";
import { env } from "../runtime/env";

/** The share of visits that are measured, 0 to 1: none where nobody may ask what was found. */
export function visitSample(): number {
  const { METRICS_SECRET, VITALS_SAMPLE } = env();
  return METRICS_SECRET ? VITALS_SAMPLE : 0;
}
