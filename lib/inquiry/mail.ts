import "server-only";
import { createReadStream, existsSync } from "node:fs";
import type { NodemailerError } from "nodemailer";
import { inquiryReference } from "../backend/inquiry-key";
import { withConverted } from "../form/converted";
import { labelled } from "../form/fields";
import { maxMailBytes } from "../form/files";
import { env } from "../runtime/env";
import type { InquiryFile } from "../uploads/check";
import { defaultLanguage, type Language } from "../words/language";
import { answerDay } from "./answer-day";
import type { Attempt } from "./attempt";
import { mailSender, submitMail } from "./mail-transport";
import type { Message } from "./outbox";

/** True for a failure that another try would meet again: the server has refused the mail, not deferred it. */
function isRefused(error: unknown): boolean {
  const { responseCode = 0, rejectedErrors = [] } = (error ?? {}) as Partial<NodemailerError>;
  const codes = rejectedErrors.map((each) => each.responseCode ?? 0);
  return (codes.length > 0 ? codes : [responseCode]).every((code) => code >= 500);
}

/**
 * Mails an inquiry to one of its receivers; all of them are named in the mail. One that is sent again after a crash has the same
 * Message-ID, by which receivers drop the second one.
 */
export async function sendMail(message: Message, receiver: string): Promise<Attempt> {
  const { id, inquiry } = message;
  const { INQUIRY_SMTP_URL = "", INQUIRY_TO = [], INQUIRY_FROM, SITE_NAME, SITE_URL } = env();
  const from = mailSender(INQUIRY_SMTP_URL, INQUIRY_FROM, INQUIRY_TO);
  try {
    await submitMail(INQUIRY_SMTP_URL, {
      messageId: `<${id}@${new URL(SITE_URL).hostname}>`,
      from: { name: `${SITE_NAME} website`, address: from },
      replyTo: { name: headerText(inquiry.name), address: inquiry.email },
      to: INQUIRY_TO.map((address) => ({ name: "", address })),
      envelope: { from, to: receiver },
      subject: `Inquiry: ${headerText(inquiry.subject || inquiry.name)}`,
      text: textOf(message),
      attachments: attachable(message.files).map(({ name, type, path }) => ({
        filename: name,
        contentType: type,
        content: createReadStream(path),
      })),
    });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: (error as Error).message, isFinal: isRefused(error) };
  }
}

/** A typed `=?utf-8?B?…?=` is shown as it was typed: mail programs would decode it (RFC 2047) to signs that were not checked. */
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

/** None where they are too large for many mail servers: the form takes no more where mail is the only receiver. */
function attachable(files: InquiryFile[] = []): InquiryFile[] {
  const present = files.filter(({ path }) => existsSync(path));
  return present.reduce((sum, { bytes }) => sum + bytes, 0) > maxMailBytes ? [] : present;
}

function filesLine(files: InquiryFile[], key: string): string {
  const attached = attachable(files);
  const stored = `stored with inquiry ${inquiryReference(key)}`;
  return files
    .map(
      (file) =>
        `${file.name} (${Math.ceil(file.bytes / 1024)} kB, ${attached.includes(file) ? "attached" : stored})`,
    )
    .join("; ");
}

function textOf({ inquiry, key, language, receivedAt, files = [] }: Message): string {
  const lines = [
    ["Reference", inquiryReference(key)],
    ["Answer promised by", answerDay(defaultLanguage, new Date(receivedAt))],
    ...(language === defaultLanguage ? [] : [["Language of the form", languageName(language)]]),
    ...labelled(withConverted(inquiry), ["message"]),
    ...(files.length > 0 ? [["Files", filesLine(files, key)]] : []),
  ];
  return `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${inquiry.message}\n`;
}

/** "Hindi" */
function languageName(language: Language): string {
  return new Intl.DisplayNames(defaultLanguage, { type: "language" }).of(language) ?? language;
}
