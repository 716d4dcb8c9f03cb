import type { PageValue } from "../page-cache/page-store.ts";
import { inlinePolicy } from "./csp.ts";
import { deferHydration } from "./defer-hydration.ts";
import { inlineStyles } from "./inline-styles.ts";
import { joinPayload } from "./join-payload.ts";
import type { HtmlTransform, TransformContext, TransformedHtml } from "./types.ts";

/** In their order: what changes scripts and styles comes before what hashes them. */
const steps: HtmlTransform[] = [inlineStyles, deferHydration, joinPayload, inlinePolicy];

/** Does to the HTML of a page, once, all that is done when it is complete. */
export function transformHtml(html: string, surroundings: TransformContext = {}): TransformedHtml {
  if (!isWhole(html)) return { html, headers: {} };
  return steps.reduce((page, step) => step(page, surroundings), { html, headers: {} } as TransformedHtml);
}

/** Finishes a page in its place: Next sends the very object that it hands over to be kept. */
export function finishPage(page: PageValue, styles?: TransformContext["styles"]): PageValue {
  const whole = page.html;
  const { html, headers } = transformHtml(whole, { payload: page.rscData?.toString(), styles });
  page.html = html;
  page.headers = { ...page.headers, ...headers };
  // What stands there instead of a record that is retired for good; no editor's HTML can hold this.
  if (page.status === 404 && /<div [^>]*data-status="410"/.test(whole)) page.status = 410;
  return page;
}

/** Whether this is one whole document, as React writes it. */
function isWhole(html: string): boolean {
  return /^<!doctype html><html[\s>]/i.test(html) && html.endsWith("</body></html>");
}
