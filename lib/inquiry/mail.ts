import "server-only";
import { LRUCache } from "lru-cache";
import type { NodemailerError } from "nodemailer";
import { inquiryReference } from "../backend/inquiry-key";
import { type Inquiry, labelled } from "../form/fields";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { periods } from "../runtime/periods";
import { defaultLanguage, type Language } from "../words/language";
import { answerDay } from "./answer-day";
import { mailSender, mailTransport } from "./mail-transport";

const { mailVisitorTimeoutMs } = periods.inquiry;

/** `language` is that of the visitor's form. */
export type InquiryMail = { inquiry: Inquiry; key: string; language: Language };

/** Mails that were accepted or are being sent, by key and receivers; each returns the receivers that the server has deferred. */
const mails = new LRUCache<string, Promise<string[]>>({ max: 10_000 });

export function inquiryReceivers(): string[] {
  return env().INQUIRY_TO ?? [];
}

/** True for a failure that another try would meet again: the server has refused the mail, not deferred it. */
export function isRefused(error: unknown): boolean {
  const { responseCode = 0, rejectedErrors = [] } = (error ?? {}) as Partial<NodemailerError>;
  const codes = rejectedErrors.map((each) => each.responseCode ?? 0);
  return (codes.length > 0 ? codes : [responseCode]).every((code) => code >= 500);
}

/**
 * Mails an inquiry once for each key and list of receivers, and waits for the mail server. A mail that takes longer than the visitor waits is
 * still sent, and another try waits for that same mail.
 *
 * This memory ends with the process. A mail that is sent again after a crash has the same Message-ID, by which receivers
 * drop the second one.
 * @returns receivers that the mail server has deferred
 * @throws where the mail server refused it, was unreachable, or has not answered yet
 */
export async function mailOnce(mail: InquiryMail, receivers: string[]): Promise<string[]> {
  const mailKey = [mail.key, ...receivers].join(" ");
  let sending = mails.get(mailKey);
  if (!sending) {
    sending = send(mail, receivers);
    mails.set(mailKey, sending);
    sending.catch(() => mails.delete(mailKey));
  }
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = new Error("the mail server has not answered in time");
  const timer = setTimeout(() => reject(error), mailVisitorTimeoutMs);
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

async function send(mail: InquiryMail, receivers: string[]): Promise<string[]> {
  const { inquiry, key } = mail;
  const { INQUIRY_SMTP_URL = "", INQUIRY_FROM, SITE_NAME, SITE_URL } = env();
  const to = inquiryReceivers();
  const from = mailSender(INQUIRY_SMTP_URL, INQUIRY_FROM, to);
  const transport = mailTransport(INQUIRY_SMTP_URL);
  try {
    const { rejected, rejectedErrors = [] } = await transport.sendMail({
      messageId: `<${key}@${new URL(SITE_URL).hostname}>`,
      // Addresses are objects, so that nothing in a name is parsed as another address.
      from: { name: `${SITE_NAME} website`, address: from },
      replyTo: { name: headerText(inquiry.name), address: inquiry.email },
      to: to.map((address) => ({ name: "", address })),
      envelope: { from, to: receivers },
      subject: `Inquiry: ${headerText(inquiry.subject || inquiry.name)}`,
      text: textOf(mail),
    });
    if (rejected.length > 0)
      log.warn({ key, rejected: rejected.length }, "inquiry not mailed to every receiver");
    return rejectedErrors.flatMap((error) => (isRefused(error) ? [] : (error.recipient ?? [])));
  } finally {
    transport.close();
  }
}

/** A typed `=?utf-8?B?…?=` is shown as it was typed: mail programs would decode it (RFC 2047) to signs that were not checked. */
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

function textOf({ inquiry, key, language }: InquiryMail): string {
  const lines = [
    ["Reference", inquiryReference(key)],
    ["Answer promised by", answerDay(defaultLanguage)],
    ...(language === defaultLanguage ? [] : [["Language of the form", languageName(language)]]),
    ...labelled(inquiry, ["message"]),
  ];
  return `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${inquiry.message}\n`;
}

/** "Hindi" */
function languageName(language: Language): string {
  return new Intl.DisplayNames(defaultLanguage, { type: "language" }).of(language) ?? language;
}
