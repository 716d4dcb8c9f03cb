const prefix = "backend: ";

/**
 * A call to the backend failed. `message` is safe to show to visitors; what really happened is in `cause`.
 * It is carried in `digest` too, because Next hides the message of what a cached function throws in production
 * and lets the digest through.
 */
export class BackendError extends Error {
  declare readonly message: SafeMessage;
  readonly digest: string;

  constructor(message: SafeMessage, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackendError";
    this.digest = prefix + message;
  }
}

/** The backend was not even asked; that it is down has been said already. */
export class CircuitOpenError extends BackendError {}

export type SafeMessage =
  | "Network Error"
  | "Something went wrong"
  | `Request failed with status code ${number}`;

/** The message that a visitor may read, for anything that was thrown; `undefined` where it was not the backend. */
export function safeMessage(thrown: unknown): string | undefined {
  const digest =
    typeof thrown === "object" && thrown !== null && "digest" in thrown ? thrown.digest : undefined;
  return typeof digest === "string" && digest.startsWith(prefix) ? digest.slice(prefix.length) : undefined;
}
