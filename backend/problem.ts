/**
 * Refusals: every answer that is not a success is `application/problem+json` (RFC 9457), whatever caused it.
 */
import { STATUS_CODES } from "node:http";

/** One wrong member of a body or query. `pointer` names it: `#/email` in a body, `?page` in a query. */
export type FieldError = { pointer: string; detail: string };

type Extra = { errors?: FieldError[]; headers?: Record<string, string> };

/** Thrown anywhere below a route to refuse the request; the app turns it into an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly extra: Extra;

  /** @param detail what was wrong, safe to show: it is sent to the client. */
  constructor(status: number, detail: string, extra: Extra = {}) {
    super(detail);
    this.status = status;
    this.extra = extra;
  }
}

/** The answer for a refusal: status, headers and a body that fits the contract's `problem` schema. */
export function toResponse({ status, message, extra }: Refusal): Response {
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
