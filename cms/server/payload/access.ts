/** Roles: admins do everything, editors publish, authors write drafts, and inquiry staff see inquiries only. */
import type { Access } from "payload";

export const roles = [
  { value: "admin", label: "Admin: everything, users included" },
  { value: "editor", label: "Editor: writes and publishes content, answers inquiries" },
  { value: "author", label: "Author: writes drafts" },
  { value: "inquiries", label: "Inquiries only" },
] as const;

export type Role = (typeof roles)[number]["value"];

export const roleOf = (user: unknown): Role | undefined => (user as { role?: Role } | null | undefined)?.role;

const allow =
  (...allowed: Role[]) =>
  ({ req }: { req: { user?: unknown } }) =>
    allowed.includes(roleOf(req.user) as Role);

export const isAdmin = allow("admin");
export const isStaff = allow("admin", "editor", "author");
/** Validating a field that refers to a file reads the file as the user; commands have none. */
export const canReadFiles: Access = (args) => args.req.context.isCommand === true || isStaff(args);
export const canPublish = allow("admin", "editor");
export const whoAnswers: Role[] = ["admin", "editor", "inquiries"];
export const canAnswer = allow(...whoAnswers);

/** Authors may save drafts; `refusePublishing` in hooks.ts covers saves that do not name the status. */
export const canEdit: Access = (args) => {
  if (roleOf(args.req.user) !== "author") return canPublish(args);
  return (args.data as { _status?: string } | undefined)?._status !== "published";
};
