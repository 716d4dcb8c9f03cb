import english from "../../messages/en/inquiry.json" with { type: "json" };
import { mailAddress } from "../text/mail-address.ts";
import type { BrowserWords } from "../words/browser-words.ts";
import type { filesField } from "./files.ts";

type Field = {
  /** Of characters. */
  maxLength: number;
  isRequired?: true;
  /** Text that is filled in has to match. */
  pattern?: RegExp;
  /** Of its input. */
  type?: "email" | "tel";
  /** Has several lines. */
  isLong?: true;
  /** Part of a plant's duty, as the visitor typed it, with its unit. */
  isDuty?: true;
};

/**
 * The fields of an inquiry, in the order of confirmations and mails. Their names stay: they are those of the contract and of
 * stored inquiries, and a page that is open while a release changes posts to the next one.
 */
const table = {
  name: { maxLength: 120, isRequired: true },
  email: { maxLength: 254, isRequired: true, type: "email", pattern: mailAddress },
  // Two numbers, an extension or a remark must not stop an inquiry.
  phone: { maxLength: 80, type: "tel", pattern: /\p{Nd}/u },
  company: { maxLength: 160 },
  subject: { maxLength: 200 },
  gas: { maxLength: 60, isDuty: true },
  flow: { maxLength: 60, isDuty: true },
  purity: { maxLength: 60, isDuty: true },
  pressure: { maxLength: 60, isDuty: true },
  place: { maxLength: 160, isDuty: true },
  // Required where nothing else says what the inquiry is about: needsMessage.
  message: { maxLength: 5000, isLong: true },
  /** Path of the page that the visitor came from; hidden in the form. */
  page: { maxLength: 500 },
} as const satisfies Record<string, Field>;

type Table = typeof table;
type StoredName = keyof Table;
type DutyName = { [N in StoredName]: Table[N] extends { isDuty: true } ? N : never }[StoredName];
type BasicName = Exclude<StoredName, DutyName>;

export const fields: Record<StoredName, Field> = table;
const names = Object.keys(table) as StoredName[];

export const dutyNames = names.filter((name): name is DutyName => fields[name].isDuty === true);
export const basicNames = names.filter((name): name is BasicName => !fields[name].isDuty);
/** In the order of the contract. */
export const storedNames = [...basicNames, ...dutyNames];

/** Values that a page fills into the form for its visitors. */
export type PresetDuty = Partial<Record<"gas" | "flow" | "purity" | "pressure", string>>;

const productPage = /^(?:\/[a-z-]+)?\/product\/details\//;

/** False for an inquiry from a product's page, or with a duty: a place alone is none. */
export function needsMessage(values: Partial<Record<StoredName, unknown>>): boolean {
  const hasDuty = dutyNames.some((name) => name !== "place" && values[name]);
  return !hasDuty && !productPage.test(String(values.page ?? ""));
}

/** An inquiry by the contract. */
export type Inquiry = Record<BasicName, string> & Partial<Record<DutyName, string>>;

/** In the contract's documentation; `npm run check:backend -- --write` sends it. */
export const exampleInquiry: Inquiry = {
  name: "Asha Rao",
  email: "asha.rao@example.com",
  phone: "98765 43210",
  company: "Sample Steel Works",
  subject: "Oxygen for a converter",
  message: "We need 300\u00a0Nm³/h of oxygen at 6\u00a0bar(g).",
  page: "/service/detail/epc-projects",
  gas: "Oxygen",
  flow: "300\u00a0Nm³/h",
};

/** Hidden fields. */
export const honeypotField = "website";
export const formTokenField = "formToken";
export const pageField = "page" satisfies StoredName;

export type FieldName = Exclude<StoredName, typeof pageField>;
/** Fields that the visitor sees. */
export const fieldNames = names.filter((name): name is FieldName => name !== pageField);

export type InquiryFields = Record<FieldName, string>;
export type FieldErrors = Partial<Record<FieldName | typeof filesField, string>>;

/** A select beside the field `flow`; its unit is appended to the number. */
export const flowUnitField = "flowUnit";
export const flowUnits = ["Nm³/h", "Sm³/h", "m³/h", "L/min", "kg/h", "t/d", "SCFM", "SCFH"] as const;

/** All fields that a visitor fills in. */
export type InputName = FieldName | typeof flowUnitField;
export type FormFields = Record<InputName, string>;
export const inputNames: InputName[] = [...fieldNames, flowUnitField];

/** The label of a field; that of the company's own lists and mails is in the default language. */
export const labelOf = (name: StoredName, words: BrowserWords["inquiry"] = english): string =>
  words.fields[name].label;

/** Label and value of each field that is filled in, without those left out. */
export function labelled(
  values: Partial<Record<StoredName, string>>,
  without: StoredName[] = [],
  words?: BrowserWords["inquiry"],
) {
  const shown = names.filter((name) => values[name] && !without.includes(name));
  return shown.map((name): [label: string, value: string] => [labelOf(name, words), values[name] ?? ""]);
}

export const inquiryPath = "/api/inquiry";

/** Shown once an inquiry is accepted: its reference, the last day for an answer, and what was sent; of files, their names. */
export type SentInquiry = { reference: string; answerBy: string; files?: string } & Partial<InquiryFields>;

export type InquiryResult =
  | { outcome: "sent"; sent: SentInquiry }
  | { outcome: "invalid"; message: string; errors: FieldErrors }
  | { outcome: "again"; message: string; [formTokenField]: string }
  | { outcome: "limited"; message: string; seconds: number }
  | { outcome: "failed"; message: string };

/** JSON response to a post. */
export type InquiryResponse = InquiryResult | { outcome: "refused"; message: string };
