import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import type { TransformedHtml } from "./types.ts";

/** Types of `<script>` that a browser executes; all others are data. */
const executable = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** Directives of a response without inline scripts and styles. */
export const nothingInline = "script-src 'self'; style-src-elem 'self'";

/** Adds the page's own directives; the HTTP front merges them into the general policy (server/http/merge-csp.ts). */
export function inlinePolicy({ html, headers }: TransformedHtml): TransformedHtml {
  return { html, headers: { ...headers, "content-security-policy": inlineSources(html) } };
}

/** Allows the site's own files, and each inline script and style of this HTML by its hash. */
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

function inlineTexts(html: string): { script: string[]; style: string[] } {
  const texts = { script: [] as string[], style: [] as string[] };
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      const isScript = name === "script" && src === undefined && executable.test(type.trim());
      text = isScript || name === "style" ? "" : undefined;
    },
    ontext(data) {
      if (text !== undefined) text += data;
    },
    onclosetag(name) {
      if ((name === "script" || name === "style") && text) texts[name].push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return texts;
}
