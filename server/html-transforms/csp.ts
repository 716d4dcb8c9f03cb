import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { TransformedHtml } from "./types.ts";

/** Types of `<script>` that a browser runs; the others hold data, which no policy concerns. */
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** The directives of what has nothing inline, or is no page. */
export const nothingInline = "script-src 'self'; style-src-elem 'self'";

/**
 * Allows the inline scripts and style elements that the HTML has, each by its hash, and no other. The policy that goes
 * with every response (see ../security-headers.ts) is there besides: what is to hold must be allowed by both.
 */
export function inlinePolicy({ html, headers }: TransformedHtml): TransformedHtml {
  return { html, headers: { ...headers, "content-security-policy": inlineSources(html) } };
}

/** The directives of a page: the site's own files, and the inline scripts and style elements of this HTML. */
export function inlineSources(html: string): string {
  const { script, style } = inlineTexts(html);
  return [
    ["script-src", "'self'", ...hashes(script)].join(" "),
    ["style-src-elem", "'self'", ...hashes(style)].join(" "),
  ].join("; ");
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** The text of every inline script that a browser would run, and of every style element. */
function inlineTexts(html: string): { script: string[]; style: string[] } {
  const found = { script: [] as string[], style: [] as string[] };
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      const isScript = name === "script" && src === undefined && runs.test(type.trim());
      text = isScript || name === "style" ? "" : undefined;
    },
    ontext(data) {
      if (text !== undefined) text += data;
    },
    onclosetag(name) {
      if ((name === "script" || name === "style") && text) found[name].push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return found;
}
