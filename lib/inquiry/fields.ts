/** The fields of the contact form, and the most characters that each may have: no more than the contract allows. */
export const limits = {
  name: 120,
  email: 254,
  phone: 32,
  company: 160,
  subject: 200,
  message: 5000,
} as const;

export type FieldName = keyof typeof limits;
export const fieldNames = Object.keys(limits) as FieldName[];

export type Fields = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** What goes along unseen: a field that people leave empty, the time stamp, and the page the form was opened from. */
export const trapName = "website";
export const stampName = "stamp";
export const pageName = "page";

/** Where the form posts to. */
export const inquiryPath = "/api/inquiry";

/** What the route handler answers a script. */
export type Answer =
  | { outcome: "sent" }
  | { outcome: "invalid"; message: string; errors: FieldErrors }
  | { outcome: "again"; message: string; stamp: string }
  | { outcome: "limited" | "failed" | "refused"; message: string };
