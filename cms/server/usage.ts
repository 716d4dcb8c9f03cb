import { periods } from "./periods.ts";

/**
 * Asks the site for the counts of a month as in `2026-05`, or of this one for any other text.
 * @param site its call for published content; the other one is at the same origin
 * @returns JSON for a page, or CSV of each day; undefined where it does not answer
 */
export async function readUsage(
  site: { url: string; secret: string } | undefined,
  month: string,
  format: "json" | "csv" = "json",
): Promise<string | undefined> {
  if (!site) return undefined;
  const url = new URL("/api/metrics/usage", site.url);
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) url.searchParams.set("month", month);
  url.searchParams.set("format", format);
  try {
    const headers = { authorization: `Bearer ${site.secret}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(periods.usage.timeoutMs) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
