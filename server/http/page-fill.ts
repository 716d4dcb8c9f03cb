import type { IncomingMessage } from "node:http";
import { addDutyToLinks, dutyOfProductPage } from "./ask-links.ts";
import { formPrefill, prefillForm } from "./prefill-form.ts";

/** Puts the values of a request's query into the page, which is then for this visitor only. */
export type PageFill = (html: string) => string;

/** @returns undefined if the page is the same for every visitor */
export function pageFill(req: IncomingMessage): PageFill | undefined {
  const prefill = formPrefill(req);
  if (prefill) return (html) => prefillForm(html, prefill);
  const duty = dutyOfProductPage(req);
  return duty === undefined ? undefined : (html) => addDutyToLinks(html, duty);
}
