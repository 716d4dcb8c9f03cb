import { daySeconds } from "../site/time-units.ts";

type Scale = Record<"scaled" | "forReply" | "forWork", (ms: number) => number> & {
  window: (seconds: number) => number;
};

/** The part of ./periods.ts about inquiries. */
export function inquiryPeriods({ scaled, forReply, forWork, window }: Scale) {
  return {
    /** For this long, forms that are sent back without scripts are built from one copy of the contact page. */
    formPageMs: scaled(1_000),
    /** Nobody fills in the form faster. */
    minFormAgeMs: scaled(2_000),
    /** Pages live through long outages, and so must the form in them. */
    maxFormAgeMs: 400 * daySeconds * 1_000,
    windowSeconds: window(600),
    /** Another try of an inquiry counts as the same one. */
    countedSeconds: window(3_600),
    /** A visitor waits this long for a receiver, where the disk has not stored the inquiry. */
    visitorTimeoutMs: forReply(10_000),
    /** The mail server itself may take longer: it may have the mail already, and a second one must not follow. */
    mailConnectionTimeoutMs: forReply(8_000),
    mailSocketTimeoutMs: forReply(120_000),
    webhookTimeoutMs: forReply(15_000),
    /** Receivers reject calls that are older, or newer by their clock. */
    webhookToleranceSeconds: 300,
    /** After each failed try, two days in total: a mail server that defers unknown senders accepts them after some minutes. */
    retryDelaysMs: [5, 60, 300, 1_800, 7_200, 21_600, 43_200, daySeconds].map((seconds) =>
      scaled(seconds * 1_000),
    ),
    /** A receiver may ask for as much. */
    maxRetryAfterMs: scaled(daySeconds * 1_000),
    /** For one try, longer than any takes: then another process may try. */
    claimMs: scaled(600_000),
    /** Between two looks for what is due, and at least: another program may have planned something. */
    queueCheckMs: scaled(1_000),
    queueIntervalMs: scaled(60_000),
    /** Between two looks for what is no longer kept. */
    cleanupMs: 3_600_000,
    /** Files of this age that belong to no inquiry are left from a process that was killed. */
    orphanMs: daySeconds * 1_000,
    /** Of the virus scanner. */
    scanMs: forWork(30_000),
    /** Of the backend, for each file. */
    sendFileMs: forWork(30_000),
  } as const;
}
