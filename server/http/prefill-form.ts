import type { IncomingMessage } from "node:http";
import { payloadHeader } from "../../lib/next/router.ts";
import { type Prefill, prefillOf } from "../../lib/site/inquiry-prefill.ts";
import { routes } from "../../lib/site/routes.ts";

/** Values that a request for the contact form fills in; `page` is the page of this site that its link is on. */
export type FormPrefill = { duty: Prefill; page: string | undefined };

/** @returns undefined if the page from the page cache needs no change; the router's navigations fill in the form by script */
export function formPrefill({ method, url = "", headers }: IncomingMessage): FormPrefill | undefined {
  const [path, query] = url.split("?", 2);
  if (path !== routes.contact || !query || method !== "GET" || headers[payloadHeader] !== undefined)
    return undefined;
  const duty = prefillOf(new URLSearchParams(query));
  return Object.keys(duty).length > 0 ? { duty, page: ownPage(headers) } : undefined;
}

function ownPage({ referer = "", host }: IncomingMessage["headers"]): string | undefined {
  const url = URL.parse(referer);
  const page = url?.host === host ? `${url?.pathname}${url?.search}` : "";
  return /^\/[^"<>\s]{0,499}$/.test(page) ? page.replaceAll("&", "&amp;") : undefined;
}

/**
 * Fills in the inquiry form of a page. Nothing has to be escaped: the values are letters, digits, spaces and a few signs.
 * Its fields come from React, so no text of a page looks like one of them.
 */
export function prefillForm(html: string, { duty, page }: FormPrefill): string {
  const start = html.indexOf('aria-label="Inquiry"');
  if (start < 0) return html;
  const { subject: _, ...values } = duty;
  let form = html.slice(start);
  if (Object.keys(values).length > 0) form = form.replace(/<details(?= [^>]*data-duty)/, '<details open=""');
  for (const [name, value] of Object.entries(duty))
    form = form.replace(new RegExp(`<input(?= [^>]*\\bname="${name}")`), () => `<input value="${value}"`);
  // A page that the link itself names is kept.
  if (page !== undefined)
    form = form.replace(
      /(<input [^>]*\bname="page"[^>]*\bvalue=")\/contact"/,
      (_, field) => `${field}${page}"`,
    );
  return html.slice(0, start) + form;
}
