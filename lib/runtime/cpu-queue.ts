import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import { periods } from "./periods.ts";

const state = { limit: pLimit(1), busyMs: 0 };

/**
 * Runs work that needs the CPU, one piece at a time. After some work the process pauses for as long as
 * it took: meanwhile it responds to other requests.
 */
export function queueCpuWork<T>(work: () => T): Promise<T> {
  return state.limit(async () => {
    if (state.busyMs > periods.work.maxBusyMs) {
      await pause(state.busyMs);
      state.busyMs = 0;
    }
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      state.busyMs += performance.now() - startedAt;
    }
  });
}
