/**
 * What zod found, said to a person. Zod calls every failed union just "Invalid input"; most fields of the contract
 * are unions, so their alternatives are named here.
 */
import type { z } from "zod";

type Issue = z.core.$ZodIssue;
export type FieldIssue = { field: string; expected: string };

/** One entry per wrong field of `value`, which is what `error` came from. */
export function describeIssues(error: z.ZodError, value: unknown): FieldIssue[] {
  return error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ field: key, expected: "not known here" }))
      : [
          {
            field: issue.path.map(String).join(".") || "(whole)",
            expected: `${expectation(issue)}, ${found(value, issue.path)}`,
          },
        ],
  );
}

function expectation(issue: Issue): string {
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const kinds = issue.errors.flat().map((inner) => expectation(inner).replace(/^expected /, ""));
    return `expected ${[...new Set(kinds)].join(" or ")}`;
  }
  // What was found is said in one way for all, from the value itself.
  return issue.message.replace(/, received .*$/, "").replace(/^Invalid input: /, "");
}

function found(value: unknown, path: PropertyKey[]): string {
  const at = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
  if (at === undefined) return "but it is missing";
  const text = JSON.stringify(at);
  return `found ${text.length > 60 ? `${text.slice(0, 57)}...` : text}`;
}
