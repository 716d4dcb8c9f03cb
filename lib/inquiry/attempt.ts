/** Result of one try to hand an inquiry over. */
export type Attempt =
  | { ok: true }
  | {
      ok: false;
      /** For the log. */
      reason: string;
      /** Another try would have the same result. */
      isFinal?: boolean;
      /** The receiver wants no more inquiries. */
      hasLeft?: boolean;
      /** As the receiver asks. */
      retryAfterMs?: number;
    };
