import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { fontFaceStyles, fontUrl } from "../../lib/site/font-face-styles.ts";
import { enableCachedFont, followAddress, followVisitor } from "../../lib/site/inline-scripts.ts";
import { isLoaderCall } from "./defer-hydration.ts";
import { prerenderRules } from "./hydration-loader.ts";
import { errorPageStyles, payloadCode, payloadScripts, turbopackCode } from "./next-html.ts";
import type { PageInTransform } from "./types.ts";

/** The only `<script>` type in a page that contains data, not code. */
const dataType = "application/ld+json";

const ownScripts = new Set([enableCachedFont(fontUrl), followAddress, followVisitor]);

/** A page with an inline script or style element that neither Next nor the site has written. */
export class UnknownInlineCode extends Error {}

/**
 * Allows the site's own files, and each inline script and style of this HTML by its hash. The HTTP front merges these directives into
 * the general policy (server/http/merge-csp.ts).
 * @param html nothing for a response that is no page
 * @param inlinedStyles rules of the site's style sheets
 * @throws UnknownInlineCode where one of them is of unknown origin: its hash would allow injected code
 */
export function policyOf(html = "", inlinedStyles: ReadonlySet<string> = new Set()): string {
  const { script, style } = inlineTexts(html);
  requireKnown("script", script, isKnownScript);
  requireKnown("style", style, (text) => inlinedStyles.has(text) || isKnownStyle(text));
  const scripts = script.some(isLoaderCall) ? [...script, prerenderRules] : script;
  return [
    ["script-src", "'self'", ...hashes(scripts)].join(" "),
    ["style-src", "'self'", ...hashes(style)].join(" "),
  ].join("; ");
}

/**
 * True for scripts that Next or the site writes. React's scripts for streamed content are not among them: pages are
 * complete.
 */
function isKnownScript(text: string): boolean {
  return ownScripts.has(text) || payloadCode.test(text) || turbopackCode.test(text) || isLoaderCall(text);
}

/** True for rules that Next or the site writes into every page. */
function isKnownStyle(text: string): boolean {
  return text === fontFaceStyles || errorPageStyles.test(text);
}

function requireKnown(name: string, texts: string[], isKnown: (text: string) => boolean): void {
  const unknown = texts.find((text) => !isKnown(text));
  if (unknown === undefined) return;
  throw new UnknownInlineCode(`inline ${name} of unknown origin: ${unknown.slice(0, 100)}`);
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

function inlineTexts(html: string): { script: string[]; style: string[] } {
  const texts = { script: [] as string[], style: [] as string[] };
  if (!/<s(?:cript|tyle)/i.test(html)) return texts;
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      const isScript = name === "script" && src === undefined && type !== dataType;
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

/** Joins the dozens of scripts that carry the payload: one hash for each would add 2 kB to the page's headers. */
export function joinPayload(page: PageInTransform): PageInTransform {
  return { ...page, html: joinPayloadScripts(page.html) };
}

export function joinPayloadScripts(html: string): string {
  return html.replace(payloadScripts, (run) => run.replaceAll("</script><script>", ";"));
}
