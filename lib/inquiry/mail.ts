import "server-only";
import { LRUCache } from "lru-cache";
import { createTransport } from "nodemailer";
import { inquiryReference } from "../backend/inquiry-key";
import { type Inquiry, labelled } from "../form/fields";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { answerDay } from "./answer-day";

const { mailVisitorTimeoutMs, mailConnectionTimeoutMs, mailSocketTimeoutMs } = periods.inquiry;
const timeouts = {
  connectionTimeout: mailConnectionTimeoutMs,
  greetingTimeout: mailConnectionTimeoutMs,
  socketTimeout: mailSocketTimeoutMs,
};

/** Mails that were accepted or are being sent, by key. */
const mails = new LRUCache<string, Promise<void>>({ max: 10_000 });

/**
 * Mails an inquiry once for each key, and waits for the mail server. A mail that takes longer than the visitor waits is
 * still sent, and another try waits for that same mail.
 *
 * This memory ends with the process. A mail that is sent again after a crash has the same Message-ID, by which receivers
 * drop the second one.
 * @throws where the mail server refused it, was unreachable, or has not answered yet
 */
export async function mailOnce(inquiry: Inquiry, key: string): Promise<void> {
  let sending = mails.get(key);
  if (!sending) {
    sending = send(inquiry, key);
    mails.set(key, sending);
    sending.catch(() => mails.delete(key));
  }
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error("the mail server has not answered in time");
  const timer = setTimeout(() => reject(error), mailVisitorTimeoutMs);
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

async function send(inquiry: Inquiry, key: string): Promise<void> {
  const { INQUIRY_SMTP_URL, INQUIRY_TO: to = [], SITE_NAME, SITE_URL } = env();
  const from = senderOf(INQUIRY_SMTP_URL ?? "") ?? to[0] ?? "";
  const transport = createTransport({
    url: INQUIRY_SMTP_URL,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { rejected } = await transport.sendMail({
      messageId: `<${key}@${new URL(SITE_URL).hostname}>`,
      // Addresses are objects, so that nothing in a name is parsed as another address.
      from: { name: `${SITE_NAME} website`, address: from },
      replyTo: { name: inquiry.name, address: inquiry.email },
      to: to.map((address) => ({ name: "", address })),
      envelope: { from, to },
      subject: `Inquiry: ${inquiry.subject || inquiry.name}`,
      text: textOf(inquiry, inquiryReference(key)),
    });
    if (rejected.length > 0)
      log.warn({ key, rejected: rejected.length }, "inquiry not mailed to every receiver");
  } finally {
    transport.close();
  }
}

/** Mail servers expect a sender of their own: the account in the URL, where it is a mail address. */
function senderOf(smtpUrl: string): string | undefined {
  const user = decodeURIComponent(URL.parse(smtpUrl)?.username ?? "");
  return /^[^@\s]+@[^@\s]+$/.test(user) ? user : undefined;
}

function textOf(inquiry: Inquiry, reference: string): string {
  const lines = [
    ["Reference", reference],
    ["Answer promised by", answerDay()],
    ...labelled(inquiry, ["message"]),
  ];
  return `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${inquiry.message}\n`;
}
