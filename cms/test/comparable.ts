import { isDeepStrictEqual } from "node:util";

export const isEmpty = (value: unknown) => value === "" || isDeepStrictEqual(value, []);

/** White space between elements is no part of a text, and an empty field is one that is missing. */
export function comparable(value: unknown): unknown {
  if (typeof value === "string")
    return value
      .replaceAll("&nbsp;", "\u00a0")
      .replace(/>\s+</g, "><")
      .replace(/[\t\r\n ]+/g, " ")
      .trim();
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || !value) return value;
  const entries = Object.entries(value).filter(
    ([, inner]) => inner !== undefined && inner !== null && !isEmpty(inner),
  );
  return Object.fromEntries(entries.map(([name, inner]) => [name, comparable(inner)]));
}
