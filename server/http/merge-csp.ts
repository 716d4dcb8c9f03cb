import type { ServerResponse } from "node:http";
import { inlineSources, nothingInline } from "../html-transforms/csp.ts";

const name = "content-security-policy";

/**
 * Makes one strict policy of a response's policies: every page has the scripts and style elements that are its own allowed
 * by their hashes, and nothing else has anything inline.
 * @param html the page, where the response is one
 */
export function mergeCsp(res: ServerResponse, html?: string): void {
  const policies = [res.getHeader(name) ?? []].flat().map(String);
  const general = policies.find((policy) => policy.startsWith("default-src"));
  // Optimised pictures have a narrower policy of Next's own.
  if (!general?.includes("script-src ")) return;
  const ofPage = policies.find((policy) => policy.startsWith("script-src "));
  const own = ofPage ?? (html === undefined ? nothingInline : inlineSources(html));
  const strict = new Map(directives(own).map((directive) => [nameOf(directive), directive]));
  res.setHeader(
    name,
    directives(general)
      .map((directive) => strict.get(nameOf(directive)) ?? directive)
      .join("; "),
  );
}

function directives(policy: string): string[] {
  return policy.split("; ");
}

function nameOf(directive: string): string {
  return directive.slice(0, directive.indexOf(" "));
}
