/** The bodies of the contract's calls besides the records, which ./record-schema.ts has. */
import { z } from "zod";

export { inquiry } from "./inquiry-schema.ts";

const count = z.number().int().nonnegative();
export const pagination = z.object({ total: count, totalPages: count });

/** Envelope of every response. Records are parsed one by one, so that an invalid one does not affect the others. */
export const envelope = z.object({ data: z.unknown(), pagination: pagination.nullish() });

/** Body of every error response (RFC 9457). */
export const problem = z.object({
  type: z.string().default("about:blank"),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
});
