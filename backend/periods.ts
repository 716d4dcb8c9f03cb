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
  inquiries: {
    /** Another process may hold the lock of the database. */
    lockMs: 5_000,
    /** Promised to the site when an inquiry cannot be stored. */
    retryAfterSeconds: 5,
    /** A file that no inquiry names for so long is the rest of a broken transfer. */
    arrivalMs: 60 * 60 * 1_000,
    /** Between two deletions of those that are old enough. */
    cleanupIntervalMs: 24 * 60 * 60 * 1_000,
  },
} as const;
