/** Mails to the users of the CMS, through the mail server of the site's inquiries. */
import { mailSender, submitMail } from "../../lib/inquiry/mail-transport.ts";

/** To a user of the CMS. */
export type Mail = { to: string; subject: string; text: string };

/** @returns undefined where no mail server is set */
export function createMailer(env: NodeJS.ProcessEnv): ((mail: Mail) => Promise<void>) | undefined {
  const { INQUIRY_SMTP_URL: url, INQUIRY_FROM, INQUIRY_TO = "" } = env;
  if (!url) return undefined;
  const address = mailSender(url, INQUIRY_FROM, INQUIRY_TO.split(",", 1));
  return ({ to, subject, text }) =>
    submitMail(url, { from: { name: "CMS", address }, to: { name: "", address: to }, subject, text });
}
