import { redirect } from "../../lib/backend/schemas.ts";
import { parseRedirects } from "../../lib/site/redirects.ts";
import type { RawRecord } from "./records.ts";
import type { ReportRow } from "./report.ts";

/** Lists the redirects that the site refuses. */
export function checkRedirects(row: ReportRow, records: RawRecord[], siteUrl: string): void {
  const parsed = records.flatMap((record) => redirect.safeParse(record).data ?? []);
  for (const { from, to, reason } of parseRedirects(parsed, siteUrl).refused)
    row.addDeviation(`redirect from ${from} to ${to}`, reason);
}
