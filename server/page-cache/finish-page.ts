import { transformHtml } from "../html-transforms/transform-html.ts";
import type { TransformContext } from "../html-transforms/types.ts";
import type { PageValue } from "./page-store.ts";

/** The same for all pages of a build. */
export type PageContext = Omit<TransformContext, "payload">;

/** Transforms a page in place: Next sends the very object that it passes to the cache. */
export function finishPage(page: PageValue, context?: PageContext): PageValue {
  const { html, headers } = transformHtml(page.html, { ...context, payload: page.rscData?.toString() });
  // A retired record; editors' HTML cannot contain this attribute.
  if (page.status === 404 && /<div [^>]*data-status="410"/.test(page.html)) page.status = 410;
  page.html = html;
  page.headers = { ...page.headers, ...headers };
  return page;
}
