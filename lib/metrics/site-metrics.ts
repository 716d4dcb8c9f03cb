import "server-only";
import { readFileSync } from "node:fs";
import { Counter, Gauge, Histogram } from "prom-client";
import { backendState } from "../backend/circuit-breaker";
import { backendResults, subscribeToEvent } from "../runtime/events";

/** Of the page cache, and of the micro-cache in front of it. */
export function addPageCacheMetrics(): void {
  const counter = (name: string, help: string) => new Counter({ name, help });
  const counters = {
    hits: counter("site_page_cache_hits_total", "Responses from the cache, stale ones included"),
    stale: counter(
      "site_page_cache_stale_total",
      "Stale responses from the cache, which are then regenerated",
    ),
    misses: counter("site_page_cache_misses_total", "Responses that were not in the cache"),
    sets: counter("site_pages_made_total", "Pages and other responses that were rendered"),
    dropped: counter(
      "site_page_cache_dropped_total",
      "Cache entries that were corrupt, and stores that were reset",
    ),
  };
  subscribeToEvent("page-cache", (kind) => counters[kind].inc());
}

/** Calls to the backend, the circuit breaker, and inquiries. */
export function addBackendMetrics(): void {
  const calls = new Histogram({
    name: "site_backend_call_seconds",
    help: "Calls to the backend by result, including the wait for a free slot",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    labelNames: ["result"],
  });
  // Exported from the start, as inquiries below: an alert cannot compare with a missing series.
  for (const result of backendResults) calls.zero({ result });
  subscribeToEvent("backend-call", ({ result, seconds }) => calls.observe({ result }, seconds));
  new Gauge({
    name: "site_backend_breaker_open",
    help: "1 while the circuit breaker is open and calls are rejected",
    collect() {
      this.set(backendState().isDown ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_backend_answered_timestamp_seconds",
    help: "Time of the last successful backend call; 0 if there was none since the start",
    collect() {
      this.set((backendState().lastSuccessAt ?? 0) / 1000);
    },
  });
  const inquiries = new Counter({
    name: "site_inquiries_total",
    help: "Inquiries that were queued for delivery, delivered, and failed, and mails and webhooks that were given up",
    labelNames: ["step"],
  });
  for (const step of ["queued", "delivered", "failed", "undelivered"]) inquiries.inc({ step }, 0);
  subscribeToEvent("inquiry", ({ step }) => inquiries.inc({ step }));
}

export function addBuildInfo(): void {
  new Gauge({
    name: "site_build_info",
    help: "Build of the site and version of Node",
    labelNames: ["build", "node"],
  }).set({ build: buildId(), node: process.version }, 1);
  new Gauge({
    name: "site_uptime_seconds",
    help: "Time since the start of the process",
    collect() {
      this.set(process.uptime());
    },
  });
}

function buildId(): string {
  try {
    const folder = process.env.NEXT_DIST_DIR || ".next";
    return readFileSync(/* turbopackIgnore: true */ `${folder}/BUILD_ID`, "utf8").trim();
  } catch {
    return "development";
  }
}
