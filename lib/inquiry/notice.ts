import "server-only";
import { env } from "../runtime/env";

/** The facts of the privacy notice at the form that depend on the installation. */
export function noticeFacts(): { company: string; months: number | undefined } {
  const { SITE_NAME, INQUIRY_MONTHS } = env();
  // 0 keeps inquiries.
  return { company: SITE_NAME, months: INQUIRY_MONTHS || undefined };
}
