import { routes } from "./routes.ts";

/** In characters; what is beyond is dropped. */
export const maxQueryLength = 80;

/** The words of `?q=`, with single spaces; `""` for none. */
export function parseSearchQuery(params: URLSearchParams): string {
  return normalizeQuery(params.get("q") ?? "");
}

export function normalizeQuery(query: string): string {
  return query
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();
}

export function searchHref(query: string): string {
  const parameter = searchParameter(query);
  return parameter ? `${routes.search}?${parameter}` : routes.search;
}

/** `q=cold+box`, as a form sends it; `""` for no words. */
export function searchParameter(query: string): string {
  return query && new URLSearchParams({ q: query }).toString();
}

/** Path at which Next serves the results. In hexadecimal digits any word is a valid segment, without upper case. */
export function searchPath(query: string): string {
  const bytes = Array.from(new TextEncoder().encode(query), (byte) => byte.toString(16).padStart(2, "0"));
  return `${routes.search}/find/${bytes.join("")}`;
}

/** Reverses {@link searchPath}; `""` for what it did not write. */
export function parseSearchSegment(segment: string): string {
  if (!/^(?:[0-9a-f]{2})+$/.test(segment)) return "";
  const bytes = Uint8Array.from(segment.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return normalizeQuery(new TextDecoder().decode(bytes));
}
