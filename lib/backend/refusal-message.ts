import { type Inquiry, storedNames } from "../form/fields.ts";
import { foreignText } from "../runtime/foreign-text.ts";
import { BackendError } from "./error.ts";

/** Longer ones are cut. */
const maxLength = 200;
const maxDepth = 5;
/** Members in which Laravel, Strapi, Directus, FastAPI and problem details (RFC 9457) give their reasons. */
const members = ["message", "detail", "msg", "error", "errors"];
/** Members in which Strapi, Directus, FastAPI and problem details name a field, alone or at the end of a path. */
const places = ["path", "field", "loc", "pointer"];

/** The part of a backend's refusal that the log has: nothing in it can be a visitor's, or a password. */
export type Refusal = { status: number; fields: (keyof Inquiry)[]; cause: string };

/** The error for a response that refuses an inquiry; its cause is a {@link Refusal}. */
export function refusedBy({ status }: Response, body: unknown): BackendError {
  const named = new Set(fieldsIn(body));
  const fields = storedNames.filter((name) => named.has(name));
  const refusal: Refusal = { status, fields, cause: foreignText(reasonOf(body)) };
  return new BackendError(`Request failed with status code ${status}`, { cause: refusal });
}

/**
 * The reason that a backend gives for a failure, in one line. It may repeat what the request had: for reports on samples, never for
 * visitors and the log.
 * @returns `undefined` where the body names none
 */
export function refusalMessage(body: unknown): string | undefined {
  const message = reasonOf(body);
  return message.length > maxLength ? `${message.slice(0, maxLength - 1)}…` : message || undefined;
}

function reasonOf(body: unknown): string {
  return [...new Set(reasonsIn(body, 0).map(inOneLine))].filter(Boolean).join("; ");
}

function reasonsIn(value: unknown, depth: number): string[] {
  if (typeof value === "string") return depth > 0 ? [value] : [];
  if (typeof value !== "object" || value === null || depth > maxDepth) return [];
  if (Array.isArray(value)) return value.slice(0, members.length).flatMap((one) => reasonsIn(one, depth + 1));
  const named = members
    .filter((name) => name in value)
    .map((name) => (value as Record<string, unknown>)[name]);
  // Laravel's errors have the names of fields.
  const inner = named.length > 0 || depth === 0 ? named : Object.values(value).filter(Array.isArray);
  return inner.flatMap((one) => reasonsIn(one, depth + 1));
}

/**
 * Everything that may be the name of a field. Laravel and Django have its name before a list of reasons; NestJS has a list of reasons in
 * `message`, beside the body's other members.
 */
function fieldsIn(value: unknown, isPlace = false, depth = 0): string[] {
  if (typeof value === "string") return isPlace ? value.split(/[./]/).slice(-1) : [];
  if (typeof value !== "object" || value === null || depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, isPlace, depth + 1));
  const isReasons = (name: string) =>
    name === "message" && depth === 0 && ("error" in value || "statusCode" in value);
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(inner) && !isReasons(name) ? [name] : []),
    ...fieldsIn(inner, places.includes(name), depth + 1),
  ]);
}

function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
