import "server-only";
import { mailSender, submitMail } from "../inquiry/mail-transport";
import { isBuilding } from "../next/build-phase";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { companyDay } from "../site/publication-date";
import { UsageStore } from "./usage-store";
import { usageText } from "./usage-text";

/** Mails the counts of each month to USAGE_TO when it is over; called once. */
export function startMonthlyReports(): void {
  if (!env().USAGE_TO || isBuilding()) return;
  const store = new UsageStore();
  setInterval(() => mailReport(store), periods.usage.reportCheckMs).unref();
}

/** Mails the counts of the month before, unless some process has done so, or it has none. Never throws. */
export async function mailReport(store: UsageStore, now = new Date()): Promise<void> {
  const { INQUIRY_SMTP_URL = "", INQUIRY_FROM, USAGE_TO = [], SITE_NAME } = env();
  const month = monthBefore(companyDay(now));
  const rows = store.month(month);
  if (rows.length === 0 || !store.claimReport(month, now)) return;
  try {
    const from = mailSender(INQUIRY_SMTP_URL, INQUIRY_FROM, USAGE_TO);
    await submitMail(INQUIRY_SMTP_URL, {
      from: { name: `${SITE_NAME} website`, address: from },
      to: USAGE_TO.map((address) => ({ name: "", address })),
      subject: `The website in ${month}`,
      text: usageText(rows),
    });
    store.setReported(month);
    log.info({ month }, "usage of the month mailed");
  } catch (error) {
    // Tried again in an hour.
    log.error({ month, reason: (error as Error).message }, "usage of the month not mailed");
  }
}

/** `2026-04` for a day of May. */
function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01`);
  first.setUTCDate(0);
  return first.toISOString().slice(0, 7);
}
