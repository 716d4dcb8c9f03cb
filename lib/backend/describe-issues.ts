import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type FieldIssue = { field: string; expected: string };

/**
 * Readable messages for the invalid fields of `value`. Zod reports a failed union as "Invalid input" only; here its
 * alternatives are named.
 */
export function describeIssues(error: z.ZodError, value: unknown): FieldIssue[] {
  return error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ field: key, expected: "unknown" }))
      : [
          {
            field: issue.path.map(String).join(".") || "(record)",
            expected: `${expectation(issue)}, ${describeValue(value, issue.path)}`,
          },
        ],
  );
}

function expectation(issue: Issue): string {
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const kinds = issue.errors.flat().map((inner) => expectation(inner).replace(/^expected /, ""));
    return `expected ${[...new Set(kinds)].join(" or ")}`;
  }
  // describeValue() describes the received value in the same way for all issues.
  return issue.message.replace(/, received .*$/, "").replace(/^Invalid input: /, "");
}

function describeValue(value: unknown, path: PropertyKey[]): string {
  const at = path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );
  if (at === undefined) return "but it is missing";
  const text = JSON.stringify(at).replace(
    /[\u00a0\u2800\p{Default_Ignorable_Code_Point}]/gu,
    (invisible) => `\\u${invisible.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `found ${text.length > 60 ? `${text.slice(0, 57)}...` : text}`;
}
