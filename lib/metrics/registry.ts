import "server-only";
import { collectDefaultMetrics, type Registry, register } from "prom-client";
import { isBuilding } from "../next/build-phase";
import { env } from "../runtime/env";
import { addBackendMetrics, addBuildInfo, addPageCacheMetrics } from "./site-metrics";
import { addVisitMetrics } from "./visit-metrics";

/** Starts to count, if METRICS_SECRET is set; called once. */
export function startMetrics(): void {
  if (!env().METRICS_SECRET || isBuilding()) return;
  collectDefaultMetrics();
  addBuildInfo();
  addPageCacheMetrics();
  addBackendMetrics();
  addVisitMetrics();
}

/** The library's own registry, one for the process (`serverExternalPackages`); `undefined` where nothing is counted. */
export function metrics(): Registry | undefined {
  return env().METRICS_SECRET ? register : undefined;
}
