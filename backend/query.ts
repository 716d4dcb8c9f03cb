import { z } from "zod";
import type { ContractCall } from "../lib/backend/contract.ts";
import { describeIssues } from "../lib/backend/describe-issues.ts";
import { type FieldError, ProblemError } from "./problem.ts";

/** Records per page. */
export const maxLimit = 100;

const positive = z.string().regex(/^[1-9]\d{0,8}$/, "expected a whole number from 1");
const parameters = z.object({
  filter_parameter: z.literal("status").optional(),
  filter_value: z.string().min(1).max(64).optional(),
  page: positive.optional(),
  limit: positive.refine((limit) => Number(limit) <= maxLimit, `expected at most ${maxLimit}`).optional(),
  id: z.string().optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, "expected the code of a language, as in hi")
    .optional(),
});

/**
 * Parses the query of a call. Unknown parameters are rejected, so that a client's mistake does not look like unfiltered
 * or unpaged content.
 * @param key the id in the path, which the query may repeat
 * @returns `status` where the call filters by it; `language` unless the words are those of the content folder itself
 * @throws ProblemError 400 that names every invalid parameter
 */
export function readQuery(call: ContractCall, url: string, key: string | undefined) {
  const { searchParams } = new URL(url);
  const values = Object.fromEntries(searchParams);
  const parsed = parameters.safeParse(values);

  const errors: FieldError[] = [];
  const reject = (name: string, detail: string) => errors.push({ pointer: `?${name}`, detail });
  for (const name of Object.keys(values)) {
    if (!parameterNames(call).includes(name)) reject(name, "unknown");
    else if (searchParams.getAll(name).length > 1) reject(name, "may appear only once");
  }
  for (const issue of parsed.success ? [] : describeIssues(parsed.error, values)) {
    reject(issue.field, issue.expected);
  }
  if (searchParams.has("filter_parameter") !== searchParams.has("filter_value")) {
    reject("filter_parameter", "must be used together with filter_value");
  }
  if (searchParams.has("id") && values.id !== key) reject("id", "expected the id of the path");

  if (!parsed.success || errors.length > 0) {
    const problems = errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join("; ");
    throw new ProblemError(400, `Invalid query: ${problems}.`, { errors });
  }
  const { filter_value: status, page = 1, limit = call.limit, locale: language } = parsed.data;
  return { status, page: Number(page), limit: Number(limit), language };
}

function parameterNames(call: ContractCall): string[] {
  return [
    ...(call.filtered ? ["filter_parameter", "filter_value"] : []),
    ...(call.limit ? ["page", "limit"] : []),
    ...(call.repeatsId ? ["id"] : []),
    "locale",
  ];
}
