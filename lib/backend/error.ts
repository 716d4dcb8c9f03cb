import { loggedDigest } from "../runtime/logged-digest.ts";

export const unauthorized = "Request failed with status code 401";
/** The cause of a 401; safe to show. */
export const wrongCredentials = "the backend does not accept BACKEND_USERNAME and BACKEND_PASSWORD";

/**
 * A failed call to the backend. Visitors may see `message`; the details are in `cause`. `digest` repeats the message: in
 * production Next hides the message of an error thrown in a cached function, but keeps its digest.
 */
export class BackendError extends Error {
  declare readonly message: SafeMessage;
  readonly digest: string;

  constructor(message: SafeMessage, options?: ErrorOptions) {
    super(message, message === unauthorized ? { cause: wrongCredentials } : options);
    this.name = "BackendError";
    this.digest = loggedDigest + message;
  }
}

/** The call was not sent; the outage is already logged. */
export class CircuitOpenError extends BackendError {}

/** The error of a response that the site cannot use. @param cause the reason, for the log */
export function invalidResponse(cause: string): BackendError {
  return new BackendError("Something went wrong", { cause });
}

/** An error of the client as it is; any other was thrown by the connection. */
export function asBackendError(error: unknown): BackendError {
  return error instanceof BackendError ? error : new BackendError("Network Error", { cause: error });
}

export type SafeMessage =
  | "Network Error"
  | "Something went wrong"
  | `Request failed with status code ${number}`;

/** The message for visitors; `undefined` for errors that are not the backend's. */
export function safeMessage(thrown: unknown): SafeMessage | undefined {
  const digest =
    typeof thrown === "object" && thrown !== null && "digest" in thrown ? thrown.digest : undefined;
  if (typeof digest !== "string" || !digest.startsWith(loggedDigest)) return undefined;
  return digest.slice(loggedDigest.length) as SafeMessage;
}
