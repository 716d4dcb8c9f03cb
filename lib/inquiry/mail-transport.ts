/** The mail server, for the site and for the CMS. */
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import { foreignText } from "../runtime/foreign-text.ts";
import { periods } from "../runtime/periods.ts";

const { mailConnectionTimeoutMs, mailSocketTimeoutMs } = periods.inquiry;

/**
 * Addresses are given as objects, so that nothing in a name is parsed as another address.
 * @param url `INQUIRY_SMTP_URL`
 * @throws NodemailerError unless the server accepts the mail; its message is safe to log
 */
export async function submitMail(url: string, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: mailConnectionTimeoutMs,
    greetingTimeout: mailConnectionTimeoutMs,
    socketTimeout: mailSocketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(mail);
  } catch (error) {
    throw withoutAnswer(error as NodemailerError);
  } finally {
    transport.close();
  }
}

/** The server's answer may repeat what is in the mail; its codes do not. */
function withoutAnswer(error: NodemailerError): NodemailerError {
  const { response, responseCode, code, command, rejectedErrors } = error;
  if (response === undefined) return error;
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3}) /.exec(response) ?? [];
  const parts = [code, command, responseCode, enhancedCode, foreignText(response)];
  return Object.assign(new Error(parts.filter(Boolean).join(" ")), { responseCode, rejectedErrors });
}

/**
 * Mail servers expect a sender of their own: the one that is set, or the account in the URL, where it is a mail address.
 * @param receivers mail addresses
 */
export function mailSender(url: string, from: string | undefined, receivers: string[]): string {
  const user = decodeURIComponent(URL.parse(url)?.username ?? "");
  return from || (/^[^@\s]+@[^@\s]+$/.test(user) ? user : (receivers[0]?.trim() ?? ""));
}
