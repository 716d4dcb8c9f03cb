import type { SafeHtml } from "./sanitize";

/** Splits a text after its first paragraph; `lead` is `null` where it begins with anything else. */
export function splitLead(html: SafeHtml | null): { lead: SafeHtml | null; rest: SafeHtml | null } {
  const [lead = ""] = /^\s*<p[ >].*?<\/p>/s.exec(html ?? "") ?? [];
  const rest = html?.slice(lead.length).trim();
  return { lead: (lead || null) as SafeHtml | null, rest: (rest || null) as SafeHtml | null };
}
