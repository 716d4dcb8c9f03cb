import type { ServerResponse } from "node:http";
import { policyOf } from "../first-view/policy.ts";

const name = "content-security-policy";

/** True for a page that the page cache has made ready: its policy is known, and its body must stay as it is. */
export function hasPagePolicy(res: ServerResponse): boolean {
  return policiesOf(res).some((policy) => policy.startsWith("script-src "));
}

/**
 * Merges a response's policies into one strict policy: the inline scripts and styles of a page are allowed by their hashes,
 * all other responses allow nothing inline.
 * @param html the page, when the response is one
 * @throws UnknownInlineCode
 */
export function mergeCsp(res: ServerResponse, html?: string): void {
  const policies = policiesOf(res);
  const general = policies.find((policy) => policy.startsWith("default-src"));
  // Next's optimised images have a narrower policy of their own.
  if (!general?.includes("script-src ")) return;
  const hashed = policies.find((policy) => policy.startsWith("script-src "));
  const sources = hashed ?? policyOf(html);
  const strict = new Map(directives(sources).map((directive) => [directiveName(directive), directive]));
  const merged = directives(general).map((directive) => strict.get(directiveName(directive)) ?? directive);
  res.setHeader(name, merged.join("; "));
}

function policiesOf(res: ServerResponse): string[] {
  return [res.getHeader(name) ?? []].flat().map(String);
}

function directives(policy: string): string[] {
  return policy.split("; ");
}

function directiveName(directive: string): string {
  return directive.slice(0, directive.indexOf(" "));
}
