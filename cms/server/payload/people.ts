/** Users of the CMS, and what they are told by mail. */
import type { PayloadRequest } from "payload";

export type Person = { id: unknown; name?: string; email: string };

/** The mail server is that of the site's inquiries. */
export const mailIsSet = Boolean(process.env.INQUIRY_SMTP_URL);

/** The id of a record that may have been read with what it refers to. */
export const idOf = (value: unknown) =>
  typeof value === "object" && value ? (value as { id: unknown }).id : value;

export async function findPerson(req: PayloadRequest, user: unknown): Promise<Person | undefined> {
  const id = idOf(user);
  if (id === undefined || id === null) return undefined;
  const where = { id: { equals: id } };
  return (
    (await req.payload.db.findOne<Person & { id: number }>({ collection: "users", req, where })) ?? undefined
  );
}

/** Mails a user, but nobody about what they have done themselves. A save does not wait for the mail server. */
export async function tell(req: PayloadRequest, user: unknown, subject: string, lines: string[]) {
  const person = mailIsSet ? await findPerson(req, user) : undefined;
  if (!person || person.id === req.user?.id) return;
  req.payload
    .sendEmail({ to: person.email, subject, text: `${lines.join("\n\n")}\n` })
    .catch((err: unknown) => req.payload.logger.error({ err }, "a mail was not sent"));
}

/** @param path of the record in the admin */
export const adminUrl = ({ payload: { config } }: PayloadRequest, path: string) =>
  config.serverURL + config.routes.admin + path;
