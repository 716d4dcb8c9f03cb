import { scriptPolicy } from "./csp.ts";
import type { PageValue } from "./page-store.ts";
import { joinPayload } from "./payload.ts";

/** A page's HTML, and the headers that are to be sent with it. */
export type Finished = { html: string; headers: Record<string, string> };

/** One thing that is done to finished HTML. It leaves what it does not expect exactly as it was. */
export type Step = (page: Finished) => Finished;

/** In their order: what changes scripts comes before what hashes them. */
const steps: Step[] = [joinPayload, scriptPolicy];

/** Does to the HTML of a page, once, all that is done when it is complete. */
export function finish(html: string): Finished {
  if (!isWhole(html)) return { html, headers: {} };
  return steps.reduce((page, step) => step(page), { html, headers: {} } as Finished);
}

/** Finishes a page in its place: Next sends the very object that it hands over to be kept. */
export function finishPage(page: PageValue): PageValue {
  const { html, headers } = finish(page.html);
  page.html = html;
  page.headers = { ...page.headers, ...headers };
  // What stands there instead of a record that is retired for good; no editor's HTML can hold this.
  if (page.status === 404 && /<div [^>]*data-status="410"/.test(html)) page.status = 410;
  return page;
}

/** Whether this is one whole document, as React writes it. */
function isWhole(html: string): boolean {
  return /^<!doctype html><html[\s>]/i.test(html) && html.endsWith("</body></html>");
}
