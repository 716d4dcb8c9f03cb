import type { z } from "zod";
import { clean } from "./fields.ts";

type Issue = z.core.$ZodIssue;

/** `ignored`: issues of invalid optional fields. `isUntitled`: the record has a required title or name, but nothing is in it. */
export type ParsedRecord =
  | { success: true; data: unknown; ignored: Issue[] }
  | { success: false; error: z.ZodError; isUntitled: boolean };

/** Fields that a record without title and name needs to be shown. */
const mainFields = ["description", "value", "label", "from", "to"];

/** Parses a record and leaves out invalid fields, except those required to show it: id, title or name, and status. */
export function parseLenient(schema: z.ZodType, raw: unknown): ParsedRecord {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ...parsed, ignored: [] };
  const { error } = parsed;
  const object = schema as z.ZodObject;
  if (error.issues.some(({ path: [name] }) => isRequiredToShow(object, name)))
    return { success: false, error, isUntitled: isUntitled(raw, error) };
  const byField = Map.groupBy(error.issues, ({ path: [name] }) => String(name));
  const record = { ...(raw as Record<string, unknown>) };
  for (const [name, issues] of byField) record[name] = validPart(record[name], issues);
  const missing = [...byField.keys()].filter(
    (name) => record[name] === undefined && isRequired(object, name),
  );
  const mask: Record<string, true> = Object.fromEntries(missing.map((name) => [name, true]));
  const rest = object.omit(mask as never);
  const repaired = rest.safeParse(record);
  return repaired.success
    ? { ...repaired, ignored: error.issues }
    : { success: false, error, isUntitled: false };
}

function isUntitled(raw: unknown, { issues }: z.ZodError): boolean {
  return issues.some(({ path: [name] }) => {
    if (name !== "title" && name !== "name") return false;
    const value = (raw as Record<string, unknown>)[name];
    return value === null || (typeof value === "string" && clean(value) === "");
  });
}

function isRequiredToShow(schema: z.ZodObject, name: PropertyKey | undefined): boolean {
  if (typeof name !== "string" || name === "id" || name === "status") return true;
  if (name === "title" || name === "name") return isRequired(schema, name);
  return !("title" in schema.shape || "name" in schema.shape) && mainFields.includes(name);
}

function isRequired({ shape }: z.ZodObject, name: string): boolean {
  return shape[name]?.safeParse(undefined).success === false;
}

/** A list without its invalid items, an object without its invalid fields; `undefined` for any other value. */
function validPart(value: unknown, issues: Issue[]): unknown {
  const invalid = issues.map(({ path }) => path[1]);
  if (invalid.includes(undefined) || typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value.filter((_, index) => !invalid.includes(index));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !invalid.includes(name)));
}
