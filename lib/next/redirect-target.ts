import type { PageValue } from "./cache-values.ts";

/**
 * The error that `redirect()` throws, as a payload carries it. Only the row of an error has these quotes:
 * in texts of editors they are escaped.
 */
const redirectRow = /E\{"digest":("NEXT_REDIRECT;(?:[^"\\]|\\.)*")/g;
const redirectDigest = /^NEXT_REDIRECT;\w+;([\x21-\x7e]+);(\d{3});$/;

/**
 * The target of a page that redirects. Next takes the `Location` of an entry from the response of the request that renders it.
 * If that request was answered by a stale page, its response has been sent: it has no such header, or that of the stale page.
 * The payload has the right one in any case.
 */
export function redirectTarget({ status, rscData, headers }: PageValue): string | undefined {
  const targets = new Set<string | undefined>();
  for (const [, json = ""] of rscData?.toString().matchAll(redirectRow) ?? []) {
    const [, target, code] = redirectDigest.exec(JSON.parse(json)) ?? [];
    if (Number(code) === status) targets.add(target);
  }
  // Two targets: one of them may be a text that imitates a row.
  if (targets.size > 1) return undefined;
  const [target = headers?.location] = targets;
  return typeof target === "string" ? target : undefined;
}
