import { transformHtml } from "../html-transforms/transform-html.ts";
import type { TransformContext } from "../html-transforms/types.ts";
import type { PageValue } from "./page-store.ts";

/** Transforms a page in place: Next sends the very object that it passes to the cache. */
export function finishPage(page: PageValue, styles?: TransformContext["styles"]): PageValue {
  const { html, headers } = transformHtml(page.html, { payload: page.rscData?.toString(), styles });
  // A retired record; editors' HTML cannot contain this attribute.
  if (page.status === 404 && /<div [^>]*data-status="410"/.test(page.html)) page.status = 410;
  page.html = html;
  page.headers = { ...page.headers, ...headers };
  return page;
}
