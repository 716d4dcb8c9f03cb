/** Longer ones are cut. */
const maxLength = 200;
const maxDepth = 5;
/** Members in which Laravel, Strapi, Directus, FastAPI and problem details (RFC 9457) give their reasons. */
const members = ["message", "detail", "msg", "error", "errors"];
/** Shorter ones, such as units, are in many messages by chance. */
const minSentLength = 3;

/**
 * The reason that a backend gives for a failure, in one line. For logs and reports, never for visitors.
 * @param sent texts of the request, which messages often repeat: they are left out
 * @returns `undefined` where the body names none
 */
export function refusalMessage(body: unknown, sent: readonly string[] = []): string | undefined {
  const found = [...new Set(reasonsIn(body, 0).map(inOneLine))].filter(Boolean).join("; ");
  const personal = sent.map(inOneLine).filter((text) => text.length >= minSentLength);
  const message = personal
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, "…"), found);
  return message.length > maxLength ? `${message.slice(0, maxLength - 1)}…` : message || undefined;
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

function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
