import "server-only";
import { createTransport } from "nodemailer";
import type { Inquiry } from "../backend/client";
import { env } from "../runtime/env";
import { log } from "../runtime/log";

/** How long a visitor waits for the mail server. */
const patience = 10_000;
/** How long the mail server itself may take: it may have the mail already, and a second one must not follow. */
const timeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 120_000 };
const remembered = 10_000;

/** The mails that were accepted or are on their way, by key; the latest last. */
const mails = new Map<string, Promise<void>>();

/**
 * Mails an inquiry and waits for the mail server's word, once for each key: a mail that takes longer than the visitor
 * can wait goes on, and who tries again waits for that same mail.
 *
 * What a process knows ends with it. A mail that is sent again after a crash has the same Message-ID, by which
 * receivers drop the second one.
 * @throws when the mail server refused it, could not be reached, or has not answered yet
 */
export async function mailOnce(inquiry: Inquiry, key: string): Promise<void> {
  let sending = mails.get(key);
  if (!sending) {
    sending = send(inquiry, key);
    mails.set(key, sending);
    sending.catch(() => mails.delete(key));
    const [first] = mails.keys();
    if (mails.size > remembered && first) mails.delete(first);
  }
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the mail server has not answered in time")), patience);
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

async function send(inquiry: Inquiry, key: string): Promise<void> {
  const { INQUIRY_SMTP_URL, INQUIRY_TO: to = [], SITE_NAME, SITE_URL } = env();
  const from = sender(INQUIRY_SMTP_URL ?? "") ?? to[0] ?? "";
  const transport = createTransport({
    url: INQUIRY_SMTP_URL,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    const { rejected } = await transport.sendMail({
      messageId: `<${key}@${new URL(SITE_URL).hostname}>`,
      // Addresses are objects, so that nothing in a name is read as another address.
      from: { name: `${SITE_NAME} website`, address: from },
      replyTo: { name: inquiry.name, address: inquiry.email },
      to: to.map((address) => ({ name: "", address })),
      envelope: { from, to },
      subject: `Inquiry: ${inquiry.subject || inquiry.name}`,
      text: body(inquiry),
    });
    if (rejected.length > 0)
      log.warn({ key, rejected: rejected.length }, "inquiry not mailed to every receiver");
  } finally {
    transport.close();
  }
}

/** Mail servers want senders of their own: the account that the URL names, where that is an address. */
function sender(url: string): string | undefined {
  const user = decodeURIComponent(URL.parse(url)?.username ?? "");
  return /^[^@\s]+@[^@\s]+$/.test(user) ? user : undefined;
}

function body({ name, email, phone, company, subject, message, page }: Inquiry): string {
  const lines = { Name: name, Email: email, Phone: phone, Company: company, About: subject, Page: page };
  const given = Object.entries(lines).filter(([, value]) => value);
  return `${given.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${message}\n`;
}
