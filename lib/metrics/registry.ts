import "server-only";
import { collectDefaultMetrics, Registry } from "prom-client";
import { isBuilding } from "../runtime/build-phase";
import { env } from "../runtime/env";
import { perProcess } from "../runtime/per-process";
import { addBackendMetrics, addBuildInfo, addPageCacheMetrics } from "./site-metrics";
import { addVisitMetrics } from "./visit-metrics";

const shared = perProcess("metrics", () => ({ registry: undefined as Registry | undefined }));

/** Begins to count, where somebody may ask for it: METRICS_SECRET is set. */
export function startMetrics(): void {
  if (!env().METRICS_SECRET || isBuilding() || shared.registry) return;
  const registry = new Registry();
  // Memory, processor time, garbage collection, event-loop lag, and when the process began.
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  addPageCacheMetrics(registry);
  addBackendMetrics(registry);
  addVisitMetrics(registry);
  shared.registry = registry;
}

/** What has been counted since the process began; `undefined` where nothing is. */
export function metrics(): Registry | undefined {
  return shared.registry;
}
