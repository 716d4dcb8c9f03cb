/** All periods of the CMS server; those of accounts are in payload/users.ts and payload/sign-in.ts. */
const hourSeconds = 60 * 60;

export const periods = {
  sync: {
    reconnectDelayMs: 1_000,
    watchIntervalMs: 500,
    /** A database that does not answer must not keep drafts from being served. */
    settleTimeoutMs: 1_000,
  },
  shutdown: {
    /** Time for open requests to finish. */
    timeoutMs: 2_500,
    checkIntervalMs: 50,
  },
  inquiries: {
    cleanupIntervalMs: hourSeconds * 1_000,
    /** Promised to the site when an inquiry cannot be stored. */
    retryAfterSeconds: 5,
  },
  desk: {
    /** Before a certificate ends: a new one takes weeks. */
    expiryMs: 60 * 24 * hourSeconds * 1_000,
  },
  preview: {
    /** The browser follows the link to the preview at once. */
    entrySeconds: 60,
  },
} as const;
