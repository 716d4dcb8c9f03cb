import "server-only";
import { collectDefaultMetrics, Registry } from "prom-client";
import { isBuilding } from "../runtime/build-phase";
import { env } from "../runtime/env";
import { perProcess } from "../runtime/per-process";
import { addBackendMetrics, addBuildInfo, addPageCacheMetrics, addPrefetchMetrics } from "./site-metrics";
import { addVisitMetrics } from "./visit-metrics";

const shared = perProcess("metrics", () => ({ registry: undefined as Registry | undefined }));

/** Starts to count, if METRICS_SECRET is set. */
export function startMetrics(): void {
  if (!env().METRICS_SECRET || isBuilding() || shared.registry) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  addPageCacheMetrics(registry);
  addPrefetchMetrics(registry);
  addBackendMetrics(registry);
  addVisitMetrics(registry);
  shared.registry = registry;
}

/** `undefined` where nothing is counted. */
export function metrics(): Registry | undefined {
  return shared.registry;
}
