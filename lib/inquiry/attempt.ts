/** Result of one try to hand an inquiry over. */
export type Attempt =
  | { ok: true }
  | {
      ok: false;
      /** For the log. */
      reason: string;
      /** Another try would have the same result. A webhook says so by 410, for every other inquiry too. */
      isFinal?: boolean;
      /** As the receiver asks. */
      retryAfterMs?: number;
    };
