import { STATUS_CODES } from "node:http";

/** One invalid field. `pointer` is `#/email` in a body and `?page` in a query. */
export type FieldError = { pointer: string; detail: string };

type Extra = { errors?: FieldError[]; headers?: Record<string, string> };

/** Thrown in a route to reject the request; the app turns it into a response of problem details (RFC 9457). */
export class ProblemError extends Error {
  readonly status: number;
  readonly extra: Extra;

  /** @param detail sent to the client */
  constructor(status: number, detail: string, extra: Extra = {}) {
    super(detail);
    this.status = status;
    this.extra = extra;
  }
}

/** The response, with a body of the contract's `problem` schema. */
export function toResponse({ status, message, extra }: ProblemError): Response {
  const body = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: message,
    ...(extra.errors && { errors: extra.errors }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Cache-Control": "no-store",
      ...extra.headers,
      "Content-Type": "application/problem+json",
    },
  });
}
