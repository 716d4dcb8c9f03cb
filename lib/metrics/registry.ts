import "server-only";
import { collectDefaultMetrics, Registry } from "prom-client";
import { building } from "../runtime/build-phase";
import { env } from "../runtime/env";
import { addBackendMetrics, addBuildInfo, addPageCacheMetrics } from "./site-metrics";
import { addVisitMetrics } from "./visit-metrics";

// One for the process: what begins with it and what is asked later may be two module graphs.
const place = globalThis as { [key: symbol]: Registry | undefined };
const key = Symbol.for("site-metrics");

/** Begins to count, where somebody may ask for it: METRICS_SECRET is set. */
export function startMetrics(): void {
  if (!env().METRICS_SECRET || building() || place[key]) return;
  const registry = new Registry();
  // Memory, processor time, garbage collection, event-loop lag, and when the process began.
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  addPageCacheMetrics(registry);
  addBackendMetrics(registry);
  addVisitMetrics(registry);
  place[key] = registry;
}

/** What has been counted since the process began; `undefined` where nothing is. */
export function metrics(): Registry | undefined {
  return place[key];
}
