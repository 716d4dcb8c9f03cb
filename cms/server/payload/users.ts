import { type CollectionConfig, type PayloadRequest, ValidationError } from "payload";
import { isAdmin, roleOf, roles } from "./access.ts";
import { adminUrl, mailIsSet, tell } from "./people.ts";
import { answerAlike, hashForNobody } from "./sign-in.ts";

const minPasswordLength = 12;
const hour = 60 * 60;
const invitationMs = 3 * 24 * hour * 1000;

type Data = { password?: unknown };

function refuseShort(data: Data | undefined, req: PayloadRequest): void {
  const password = data?.password;
  if (typeof password !== "string" || password.length >= minPasswordLength) return;
  const message = `A password has at least ${minPasswordLength} characters.`;
  throw new ValidationError({ collection: "users", errors: [{ path: "password", message }], req });
}

/** Mails a new user a link that sets a password, where a mail server is set. */
async function invite({ id, email }: { id: unknown; email: string }, req: PayloadRequest): Promise<void> {
  if (!mailIsSet) return;
  const options = { data: { email }, disableEmail: true, expiration: invitationMs, req };
  const token = await req.payload.forgotPassword({ collection: "users", ...options });
  await tell(req, id, "Your access to the CMS", [
    `${req.user?.name} has made you a user of the CMS. Choose your password within three days:`,
    adminUrl(req, `/reset/${token}`),
    `You then sign in as ${email}.`,
  ]);
}

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  auth: {
    tokenExpiration: 8 * hour,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: "Strict", secure: process.env.CMS_URL?.startsWith("https:") ?? false },
  },
  admin: {
    group: "Office",
    useAsTitle: "name",
    defaultColumns: ["name", "email", "role"],
    hideAPIURL: true,
  },
  access: {
    admin: ({ req }) => roleOf(req.user) !== undefined,
    create: isAdmin,
    delete: isAdmin,
    unlock: isAdmin,
    // Everybody sees the names of colleagues, and changes only their own account.
    read: ({ req }) => Boolean(req.user),
    update: (args) => isAdmin(args) || { id: { equals: args.req.user?.id ?? 0 } },
  },
  fields: [
    { name: "name", label: "Name", type: "text", required: true },
    {
      name: "role",
      label: "Role",
      type: "select",
      required: true,
      defaultValue: "author",
      options: [...roles],
      saveToJWT: true,
      access: { create: isAdmin, update: isAdmin },
    },
  ],
  hooks: {
    beforeOperation: [
      hashForNobody,
      ({ args, operation, req }) => {
        if (operation === "resetPassword") refuseShort((args as { data: Data }).data, req);
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        if (operation === "create" && req.user) await invite(doc, req);
      },
    ],
    afterError: [answerAlike],
    beforeValidate: [
      ({ data, req }) => {
        refuseShort(data, req);
        return data;
      },
    ],
  },
};
