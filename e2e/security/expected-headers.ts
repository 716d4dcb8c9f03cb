/** The security headers of every response, none of which sets a cookie. */
import { expect } from "playwright/test";

/** The policy of a page: its own files, and its inline scripts and style elements by their hashes. */
export const pagePolicy =
  /^default-src 'self'; script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+; style-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+; style-src-attr 'none'; /;

export function policiesOf(headers: Headers): string[] {
  return (headers.get("content-security-policy") ?? "").split(", ").filter(Boolean);
}

export function expectSecurityHeaders(headers: Headers): void {
  const [policy = ""] = policiesOf(headers);
  for (const directive of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "style-src-attr 'none'",
  ])
    expect(policy).toContain(directive);
  expect(headers.get("set-cookie")).toBeNull();
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": expect.stringContaining("max-age="),
  });
}
