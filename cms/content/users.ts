import { type CollectionConfig, ValidationError } from "payload";
import { isAdmin, roleOf, roles } from "./access.ts";
import { answerAlike, hashForNobody } from "./sign-in.ts";

const minPasswordLength = 12;
const hour = 60 * 60;

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
      access: {
        create: ({ req }) => roleOf(req.user) === "admin",
        update: ({ req }) => roleOf(req.user) === "admin",
      },
    },
  ],
  hooks: {
    beforeOperation: [hashForNobody],
    afterError: [answerAlike],
    beforeValidate: [
      ({ data, req }) => {
        const password: unknown = data?.password;
        if (typeof password === "string" && password.length < minPasswordLength) {
          const message = `A password has at least ${minPasswordLength} characters.`;
          throw new ValidationError({ collection: "users", errors: [{ path: "password", message }], req });
        }
        return data;
      },
    ],
  },
};
