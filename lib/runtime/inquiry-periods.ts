import { daySeconds } from "../site/time-units.ts";

type Scale = Record<"scaled" | "forReply", (ms: number) => number> & { window: (seconds: number) => number };

/** The part of ./periods.ts about inquiries. */
export function inquiryPeriods({ scaled, forReply, window }: Scale) {
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
    /** A visitor waits this long for mail and webhooks, where the backend has not stored the inquiry. */
    visitorTimeoutMs: forReply(10_000),
    /** The mail server itself may take longer: it may have the mail already, and a second one must not follow. */
    mailConnectionTimeoutMs: forReply(8_000),
    mailSocketTimeoutMs: forReply(120_000),
    webhookTimeoutMs: forReply(15_000),
    /** Receivers reject calls that are older, or newer by their clock. */
    webhookToleranceSeconds: 300,
    /** After each failed try, two days in total: a mail server that defers unknown senders accepts them after some minutes. */
    handOverDelaysMs: [5, 60, 300, 1_800, 7_200, 21_600, 43_200, daySeconds].map((seconds) =>
      scaled(seconds * 1_000),
    ),
    /** A receiver may ask for as much. */
    maxRetryAfterMs: scaled(daySeconds * 1_000),
    /** For one try, longer than any takes: then another process may try. */
    claimMs: scaled(300_000),
    /** Between two looks into the outbox. */
    outboxCheckMs: scaled(1_000),
    outboxPollMs: scaled(50),
  } as const;
}
