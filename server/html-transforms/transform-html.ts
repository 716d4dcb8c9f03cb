import { inlinePolicy, inlineSources } from "./csp.ts";
import { deferHydration } from "./defer-hydration.ts";
import { inlineStyles } from "./inline-styles.ts";
import { joinPayload } from "./join-payload.ts";
import type { HtmlTransform, PageInTransform, TransformContext, TransformedHtml } from "./types.ts";

/**
 * Transforms the HTML of a complete page, once; anything else is returned unchanged.
 * @throws UnknownInlineCode
 */
export function transformHtml(html: string, context: TransformContext = {}): TransformedHtml {
  const page: PageInTransform = { html, headers: {} };
  if (!isCompleteDocument(html)) {
    inlineSources(html);
    return page;
  }
  const changes: HtmlTransform[] =
    context.defersHydration === false ? [] : [inlineStyles, deferHydration, joinPayload];
  // Last: the policy hashes the result of the others, and changes nothing itself.
  return inlinePolicy(changes.reduce((result, transform) => transform(result, context), page));
}

/** As React writes it. */
function isCompleteDocument(html: string): boolean {
  return /^<!doctype html><html[\s>]/i.test(html) && html.endsWith("</body></html>");
}
