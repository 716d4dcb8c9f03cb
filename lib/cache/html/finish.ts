import type { PageValue } from "../page-store.ts";
import { inlinePolicy } from "./csp.ts";
import { inlineStyles } from "./inline-styles.ts";
import { joinPayload } from "./payload.ts";
import { scriptsLater } from "./scripts-later.ts";

/** A page's HTML, and the headers that are to be sent with it. */
export type Finished = { html: string; headers: Record<string, string> };

/** What a step may know of a page besides. */
export type Surroundings = {
  /** What a navigation to the page is answered with: the same payload that its HTML carries. */
  payload?: string;
  /** What a page with these classes uses of one of the build's style sheets, by its address; undefined where there is none. */
  styles?: (href: string, classes: ReadonlySet<string>) => string | undefined;
};

/** One thing that is done to finished HTML. It leaves what it does not expect exactly as it was. */
export type Step = (page: Finished, surroundings: Surroundings) => Finished;

/** In their order: what changes scripts and styles comes before what hashes them. */
const steps: Step[] = [inlineStyles, scriptsLater, joinPayload, inlinePolicy];

/** Does to the HTML of a page, once, all that is done when it is complete. */
export function finish(html: string, surroundings: Surroundings = {}): Finished {
  if (!isWhole(html)) return { html, headers: {} };
  return steps.reduce((page, step) => step(page, surroundings), { html, headers: {} } as Finished);
}

/** Finishes a page in its place: Next sends the very object that it hands over to be kept. */
export function finishPage(page: PageValue, styles?: Surroundings["styles"]): PageValue {
  const whole = page.html;
  const { html, headers } = finish(whole, { payload: page.rscData?.toString(), styles });
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
