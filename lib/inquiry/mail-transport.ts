/** The mail server, for the site and for the CMS. */
import { createTransport } from "nodemailer";
import { periods } from "../runtime/periods.ts";

const { mailConnectionTimeoutMs, mailSocketTimeoutMs } = periods.inquiry;

/** @param url `INQUIRY_SMTP_URL` */
export function mailTransport(url: string) {
  return createTransport({
    url,
    connectionTimeout: mailConnectionTimeoutMs,
    greetingTimeout: mailConnectionTimeoutMs,
    socketTimeout: mailSocketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Mail servers expect a sender of their own: the one that is set, or the account in the URL, where it is a mail address.
 * @param receivers mail addresses, or entries of INQUIRY_TO
 */
export function mailSender(url: string, from: string | undefined, receivers: string[]): string {
  const user = decodeURIComponent(URL.parse(url)?.username ?? "");
  return from || (/^[^@\s]+@[^@\s]+$/.test(user) ? user : (receivers[0]?.trim().split(" ").at(-1) ?? ""));
}
