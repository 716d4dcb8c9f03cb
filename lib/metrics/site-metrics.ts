import "server-only";
import { readFileSync } from "node:fs";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { backendState } from "../backend/circuit-breaker";
import { subscribeToEvent } from "../runtime/events";
import { type PageCacheCounters, pageCacheCounters } from "../runtime/page-cache-counters";

const pageCacheMetrics: Record<keyof PageCacheCounters, [name: string, help: string]> = {
  hits: ["site_page_cache_hits_total", "Answers that were kept, stale ones too"],
  stale: ["site_page_cache_stale_total", "Kept answers that were given out stale and made anew"],
  misses: ["site_page_cache_misses_total", "Answers that were not kept"],
  sets: ["site_pages_made_total", "Pages and other answers that were made"],
  dropped: ["site_page_cache_dropped_total", "Kept answers that were damaged, and stores begun again"],
};

/** What the page cache has done. It counts by itself, and is asked when somebody wants to know. */
export function addPageCacheMetrics(registry: Registry): void {
  for (const [counter, [name, help]] of Object.entries(pageCacheMetrics))
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(pageCacheCounters[counter as keyof PageCacheCounters]);
      },
    });
}

/** Calls to the backend, whether it is taken for dead, and what became of inquiries. */
export function addBackendMetrics(registry: Registry): void {
  const calls = new Histogram({
    name: "site_backend_call_seconds",
    help: "Calls to the backend by their result, with the wait for their turn",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    labelNames: ["result"],
    registers: [registry],
  });
  subscribeToEvent("backend-call", ({ result, seconds }) => calls.observe({ result }, seconds));
  new Gauge({
    name: "site_backend_breaker_open",
    help: "Whether the backend is taken for dead, and calls are held back",
    registers: [registry],
    collect() {
      this.set(backendState().isDown ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_backend_answered_timestamp_seconds",
    help: "When the backend last gave a good answer; 0: not since the start",
    registers: [registry],
    collect() {
      this.set((backendState().lastSuccessAt ?? 0) / 1000);
    },
  });
  const inquiries = new Counter({
    name: "site_inquiries_total",
    help: "Inquiries that were taken for delivery, that all receivers have accepted, and that failed",
    labelNames: ["step"],
    registers: [registry],
  });
  // Seen from the start: an alarm cannot compare with what is not there.
  for (const step of ["queued", "delivered", "failed"]) inquiries.inc({ step }, 0);
  subscribeToEvent("inquiry", ({ step }) => inquiries.inc({ step }));
}

/** Which build runs, and for how long. */
export function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: "site_build_info",
    help: "The build that runs, and the Node that runs it",
    labelNames: ["build", "node"],
    registers: [registry],
  }).set({ build: buildId(), node: process.version }, 1);
  new Gauge({
    name: "site_uptime_seconds",
    help: "How long the process has been running",
    registers: [registry],
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
