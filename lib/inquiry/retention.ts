/** The age at which inquiries are deleted, in the site's store and in the CMS. */
import { z } from "zod";

export const defaultMonths = 24;

/** `INQUIRY_MONTHS`; 0 keeps them until somebody deletes them. */
export const inquiryMonths = z.coerce
  .number("must be a number of months")
  .int("must be a whole number of months")
  .min(0, "must not be negative")
  .max(1200, "must not be above 1200")
  .default(defaultMonths);

/** @returns the time before which inquiries are deleted, as in `received_at`; undefined where none are */
export function keptSince(months: number, now = new Date()): string | undefined {
  if (months === 0) return undefined;
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // A month may lack the day: then the last one that it has.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since.toISOString();
}
