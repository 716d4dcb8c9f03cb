import { inquiryPath } from "../lib/form/fields.ts";

export type InquiryKind = "script" | "form";

/**
 * The way in which a page of the site sends an inquiry: by the form's script, or by a browser that has not run it. Undefined for other
 * requests, also for forms of other sites and of unknown ones: a worker's `fetch` would send those in the name of this site, and its check
 * of origins would accept them. The browser itself sends them with their own origin.
 */
export function inquiryKind(request: Request, origin: string): InquiryKind | undefined {
  const { method, mode, url, headers } = request;
  const target = new URL(url);
  if (method !== "POST" || target.origin !== origin || target.pathname !== inquiryPath) return undefined;
  if (mode === "navigate") return isOwnForm(request, origin) ? "form" : undefined;
  // A worker receives the requests of scripts from pages of its own origin only.
  return /^(?:application\/json|multipart\/form-data)\b/.test(headers.get("content-type") ?? "")
    ? "script"
    : undefined;
}

/**
 * A page can hide its origin ("null") and its referrer (""), but cannot fake them. Not every browser shows the origin to a
 * worker.
 */
function isOwnForm({ headers, referrer }: Request, origin: string): boolean {
  const sender = headers.get("origin");
  return sender === null ? referrer.startsWith(`${origin}/`) : sender === origin;
}
