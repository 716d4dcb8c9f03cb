/** The duty of a plant; each field is optional, and as the visitor typed it, with its unit. */
export const dutyLengths = { gas: 60, flow: 60, purity: 60, pressure: 60, place: 160 } as const;

/** Characters that each field of an inquiry may have; no more than the contract allows. */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 32,
  company: 160,
  subject: 200,
  ...dutyLengths,
  message: 5000,
} as const;

export type DutyName = keyof typeof dutyLengths;
export const dutyNames = Object.keys(dutyLengths) as DutyName[];
export type FieldName = keyof typeof maxLengths;
export const fieldNames = Object.keys(maxLengths) as FieldName[];

export type InquiryFields = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A select beside the field `flow`; its unit is appended to the number. */
export const flowUnitField = "flowUnit";
export const flowUnits = ["Nm³/h", "L/min", "kg/h", "t/d", "SCFH"] as const;

/** All fields that a visitor fills in. */
export type InputName = FieldName | typeof flowUnitField;
export type FormFields = Record<InputName, string>;
export const inputNames: InputName[] = [...fieldNames, flowUnitField];

/** Labels of the fields in the form, in confirmations and in mails. */
export const labels: Record<FieldName, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  subject: "Subject",
  gas: "Gas",
  flow: "Flow",
  purity: "Purity",
  pressure: "Pressure",
  place: "Site",
  message: "Message",
};

/** Hidden fields. Their names stay: a page that is open while a release changes posts to the next one. */
export const honeypotField = "website";
export const formTokenField = "formToken";
export const pageField = "page";

export const inquiryPath = "/api/inquiry";

/** Shown once an inquiry is accepted: its reference, the last day for an answer, and what was sent. */
export type SentInquiry = { reference: string; answerBy: string } & Partial<InquiryFields>;

/** JSON response of the route handler. */
export type InquiryResponse =
  /** Older releases return no `sent`. */
  | { outcome: "sent"; sent?: SentInquiry }
  | { outcome: "invalid"; message: string; errors: FieldErrors }
  | { outcome: "again"; message: string; [formTokenField]: string }
  | { outcome: "limited" | "failed" | "refused"; message: string }
  /** Of the service worker, which sends it later. */
  | { outcome: "kept"; message: string };
