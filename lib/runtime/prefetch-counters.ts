import { perProcess } from "./per-process.ts";

/** Counts since the process started. */
export const prefetchCounters = perProcess("prefetch-counters", () => ({
  /** Whole pages, requested by the browser (Speculation Rules). */
  document: 0,
  /** Parts of pages, requested by Next's router. */
  payload: 0,
}));

export type PrefetchKind = keyof typeof prefetchCounters;
