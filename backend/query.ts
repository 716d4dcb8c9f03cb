/**
 * What may stand behind the question mark of a content call. Anything else is refused, so that a mistake in a client
 * shows as a mistake and not as content that looks unfiltered or unpaged.
 */
import { z } from "zod";
import type { ContractCall } from "../lib/backend/contract.ts";
import { describeIssues } from "../lib/backend/describe-issues.ts";
import { type FieldError, Refusal } from "./problem.ts";

/** Most records that one page may hold. */
export const MAX_LIMIT = 100;

/** `status` is there when the status filter is given; `page` and `limit` are the contract's where they are not. */
export type Query = { status: string | undefined; page: number; limit: number };

const positive = z.string().regex(/^[1-9]\d{0,8}$/, "expected a whole number from 1");
const parameters = z.object({
  filter_parameter: z.literal("status").optional(),
  filter_value: z.string().min(1).max(64).optional(),
  page: positive.optional(),
  limit: positive.refine((limit) => Number(limit) <= MAX_LIMIT, `expected at most ${MAX_LIMIT}`).optional(),
  id: z.string().optional(),
});

/**
 * The query of a call, checked.
 * @param key the id in the path, which the query may repeat
 * @throws Refusal 400 that names every wrong parameter
 */
export function readQuery(call: ContractCall, url: string, key: string | undefined): Query {
  const given = new URL(url).searchParams;
  const values = Object.fromEntries(given);
  const parsed = parameters.safeParse(values);

  const errors: FieldError[] = [];
  const refuse = (name: string, detail: string) => errors.push({ pointer: `?${name}`, detail });
  for (const name of Object.keys(values)) {
    if (!namesOf(call).includes(name)) refuse(name, "not known here");
    else if (given.getAll(name).length > 1) refuse(name, "may be given once");
  }
  for (const issue of parsed.success ? [] : describeIssues(parsed.error, values)) {
    refuse(issue.field, issue.expected);
  }
  if (given.has("filter_parameter") !== given.has("filter_value")) {
    refuse("filter_parameter", "goes together with filter_value");
  }
  if (given.has("id") && values.id !== key) refuse("id", "expected the id of the path");

  if (!parsed.success || errors.length > 0) {
    const wrong = errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join("; ");
    throw new Refusal(400, `Wrong query: ${wrong}.`, { errors });
  }
  const { filter_value: status, page = 1, limit = call.limit } = parsed.data;
  return { status, page: Number(page), limit: Number(limit) };
}

function namesOf(call: ContractCall): string[] {
  return [
    ...(call.filtered ? ["filter_parameter", "filter_value"] : []),
    ...(call.limit ? ["page", "limit"] : []),
    ...(call.repeatsId ? ["id"] : []),
  ];
}
