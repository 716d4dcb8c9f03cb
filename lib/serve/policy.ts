import type { ServerResponse } from "node:http";
import { scriptSources } from "../cache/html/csp.ts";

const name = "content-security-policy";

/**
 * Makes one strict policy of a response's policies: every page has the scripts that are its own allowed by their
 * hashes, and nothing else has any inline script.
 * @param html the page, where the response is one
 */
export function makeStrict(res: ServerResponse, html?: string): void {
  const policies = [res.getHeader(name) ?? []].flat().map(String);
  const general = policies.find((policy) => policy.startsWith("default-src"));
  // Optimised pictures have a narrower policy of Next's own.
  if (!general?.includes("script-src ")) return;
  const ofPage = policies.find((policy) => policy.startsWith("script-src "));
  const sources = ofPage ?? (html === undefined ? "script-src 'self'" : scriptSources(html));
  res.setHeader(
    name,
    general.replace(/script-src [^;]*/, () => sources),
  );
}
