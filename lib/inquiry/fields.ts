/** Characters that each field of an inquiry may have; no more than the contract allows. */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 32,
  company: 160,
  subject: 200,
  message: 5000,
} as const;

export type FieldName = keyof typeof maxLengths;
export const fieldNames = Object.keys(maxLengths) as FieldName[];

export type InquiryFields = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Hidden fields. Their names stay: a page that is open while a release changes posts to the next one. */
export const honeypotField = "website";
export const formTokenField = "formToken";
export const pageField = "page";

export const inquiryPath = "/api/inquiry";

/** JSON response of the route handler. */
export type InquiryResponse =
  | { outcome: "sent" }
  | { outcome: "invalid"; message: string; errors: FieldErrors }
  | { outcome: "again"; message: string; [formTokenField]: string }
  | { outcome: "limited" | "failed" | "refused"; message: string };
