import "server-only";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { NodemailerError } from "nodemailer";
import { withConverted } from "../form/converted";
import { labelled } from "../form/fields";
import { maxMailBytes } from "../form/files";
import { env } from "../runtime/env";
import { defaultLanguage, type Language } from "../words/language";
import { answerDay } from "./answer-day";
import { type AcceptedInquiry, filesFolder, type InquiryFile, type Outcome, referenceOf } from "./inquiry";
import { mailSender, submitMail } from "./mail-transport";

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
export async function sendMail(inquiry: AcceptedInquiry, receiver: string): Promise<Outcome> {
  const { key, fields, files } = inquiry;
  const { INQUIRY_SMTP_URL = "", INQUIRY_TO = [], INQUIRY_FROM, SITE_NAME, SITE_URL } = env();
  const from = mailSender(INQUIRY_SMTP_URL, INQUIRY_FROM, INQUIRY_TO);
  try {
    await submitMail(INQUIRY_SMTP_URL, {
      messageId: `<${key}@${new URL(SITE_URL).hostname}>`,
      from: { name: `${SITE_NAME} website`, address: from },
      replyTo: { name: headerText(fields.name), address: fields.email },
      to: INQUIRY_TO.map((address) => ({ name: "", address })),
      envelope: { from, to: receiver },
      subject: `Inquiry: ${headerText(fields.subject || fields.name)}`,
      text: textOf(inquiry),
      attachments: attachable(files).map(({ name, type }) => ({
        filename: name,
        contentType: type,
        content: createReadStream(join(filesFolder(key), name)),
      })),
    });
    return { result: "done" };
  } catch (error) {
    return { result: isRefused(error) ? "never" : "again", reason: (error as Error).message };
  }
}

/** A typed `=?utf-8?B?…?=` is shown as it was typed: mail programs would decode it (RFC 2047) to signs that were not checked. */
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

/** None where they are too large for many mail servers. */
function attachable(files: InquiryFile[]): InquiryFile[] {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) > maxMailBytes ? [] : files;
}

function filesLine(inquiry: AcceptedInquiry): string {
  const place =
    attachable(inquiry.files).length > 0 ? "attached" : `stored with inquiry ${referenceOf(inquiry)}`;
  const size = (bytes: number) => `${Math.ceil(bytes / 1024)} kB`;
  return inquiry.files.map(({ name, bytes }) => `${name} (${size(bytes)}, ${place})`).join("; ");
}

function textOf(inquiry: AcceptedInquiry): string {
  const { fields, language, receivedAt, files } = inquiry;
  const lines = [
    ["Reference", referenceOf(inquiry)],
    ["Answer promised by", answerDay(defaultLanguage, new Date(receivedAt))],
    ...(language === defaultLanguage ? [] : [["Language of the form", languageName(language)]]),
    ...labelled(withConverted(fields), ["message"]),
    ...(files.length > 0 ? [["Files", filesLine(inquiry)]] : []),
  ];
  return `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${fields.message}\n`;
}

/** "Hindi" */
function languageName(language: Language): string {
  return new Intl.DisplayNames(defaultLanguage, { type: "language" }).of(language) ?? language;
}
