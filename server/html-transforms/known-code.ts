import { errorPageStyles, payloadCode, turbopackCode } from "../../lib/next/html.ts";
import { fontFaceStyles, fontUrl } from "../../lib/site/font-face-styles.ts";
import { enableCachedFont, followVisitor } from "../../lib/site/inline-scripts.ts";
import { isLoaderCall } from "./defer-hydration.ts";

const ownScripts = new Set([enableCachedFont(fontUrl), followVisitor]);

/**
 * True for scripts that Next or the site writes. React's scripts for streamed content are not among them: pages are
 * complete.
 */
export function isKnownScript(text: string): boolean {
  return ownScripts.has(text) || payloadCode.test(text) || turbopackCode.test(text) || isLoaderCall(text);
}

/** True for rules that Next or the site writes into every page; the transform that inlines a page's own rules knows those. */
export function isKnownStyle(text: string): boolean {
  return text === fontFaceStyles || errorPageStyles.test(text);
}
