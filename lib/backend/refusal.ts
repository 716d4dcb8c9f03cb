import { z } from "zod";
import { type Inquiry, storedNames } from "../form/fields.ts";
import { foreignText } from "../runtime/foreign-text.ts";
import { BackendError } from "./error.ts";

/** The part of a backend's refusal that the log has: nothing in it can be a visitor's, or a password. */
export type Refusal = { status: number; fields: (keyof Inquiry)[]; cause: string };

/** The members that are read of a problem (RFC 9457). */
const problem = z
  .object({ detail: z.string().catch(""), errors: z.array(z.object({ pointer: z.string() })).catch([]) })
  .catch({ detail: "", errors: [] });

/** The error for a response that refuses an inquiry; its cause is a {@link Refusal}. */
export function refusedBy({ status }: Response, body: unknown): BackendError {
  const { detail, errors } = problem.parse(body);
  const fields = storedNames.filter((name) => errors.some(({ pointer }) => pointer === `#/${name}`));
  const refusal: Refusal = { status, fields, cause: foreignText(detail) };
  return new BackendError(`Request failed with status code ${status}`, { cause: refusal });
}
