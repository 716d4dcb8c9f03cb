/** All periods of the embedded backend. */
export const periods = {
  publish: {
    timeoutMs: 5_000,
    /** The site may be restarting. */
    retryDelaysMs: [250, 1_000, 3_000, 9_000, 20_000],
  },
  content: {
    /** One save is often several events (write, rename, chmod). */
    debounceMs: 100,
    pollIntervalMs: 1_000,
  },
  shutdown: {
    /** Time for open requests to finish. */
    timeoutMs: 2_500,
    checkIntervalMs: 50,
  },
} as const;
