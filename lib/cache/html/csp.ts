import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { Finished } from "./finish.ts";

/** Types of `<script>` that a browser runs; the others hold data, which no policy concerns. */
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/**
 * Allows the inline scripts that the HTML has, each by its hash, and no other. The policy that goes with every
 * response (see ../security-headers.ts) is there besides: what runs must be allowed by both.
 */
export function scriptPolicy({ html, headers }: Finished): Finished {
  return { html, headers: { ...headers, "content-security-policy": scriptSources(html) } };
}

/** The directive `script-src` of a page: the site's own files, and the inline scripts of this HTML. */
export function scriptSources(html: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return ["script-src", "'self'", ...new Set(hashes)].join(" ");
}

/** The text of every inline script that a browser would run. */
function inlineScripts(html: string): string[] {
  const found: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      text = name === "script" && src === undefined && runs.test(type.trim()) ? "" : undefined;
    },
    ontext(data) {
      if (text !== undefined) text += data;
    },
    onclosetag(name) {
      if (name === "script" && text) found.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return found;
}
