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
  /** Its place in the form: among the others, in the duty of the plant, or hidden. */
  section?: "duty" | "hidden";
  /** Says enough of what the inquiry is about to need no message. */
  replacesMessage?: true;
  /** The month since which there is the field, as in `2026-11`: inquiries that were stored before, and backends that were made before, lack it. */
  since?: string;
};

/**
 * The fields of an inquiry, in the order of confirmations and mails: the one table from which the form, its checks, the store, the contract, the
 * CMS's collection, mails and CSV derive (docs/inquiries.md, "Add a field"). Names stay: a page that is open while a release changes posts to the next one.
 */
const table = {
  name: { maxLength: 120, isRequired: true },
  email: { maxLength: 254, isRequired: true, type: "email", pattern: mailAddress },
  // Two numbers, an extension or a remark must not stop an inquiry.
  phone: { maxLength: 80, type: "tel", pattern: /\p{Nd}/u },
  company: { maxLength: 160 },
  subject: { maxLength: 200 },
  gas: { maxLength: 60, section: "duty", replacesMessage: true, since: "2026-11" },
  flow: { maxLength: 60, section: "duty", replacesMessage: true, since: "2026-11" },
  purity: { maxLength: 60, section: "duty", replacesMessage: true, since: "2026-11" },
  pressure: { maxLength: 60, section: "duty", replacesMessage: true, since: "2026-11" },
  place: { maxLength: 160, section: "duty", since: "2026-11" },
  // Required where nothing else says what the inquiry is about: needsMessage.
  message: { maxLength: 5000, isLong: true },
  /** Path of the page that the visitor came from. */
  page: { maxLength: 500, section: "hidden" },
} as const satisfies Record<string, Field>;

type Table = typeof table;
type StoredName = keyof Table;
type NameWith<F extends Field> = { [N in StoredName]: Table[N] extends F ? N : never }[StoredName];
type DutyName = NameWith<Field & { section: "duty" }>;
/** Of every stored inquiry. */
type BasicName = Exclude<StoredName, NameWith<Field & { since: string }>>;

export const fields: Record<StoredName, Field> = table;
const names = Object.keys(table) as StoredName[];

export const dutyNames = names.filter((name): name is DutyName => fields[name].section === "duty");
export const basicNames = names.filter((name): name is BasicName => !fields[name].since);
/** The earliest first. */
export const laterNames = names
  .filter((name): name is Exclude<StoredName, BasicName> => Boolean(fields[name].since))
  .sort((one, other) => (fields[one].since ?? "").localeCompare(fields[other].since ?? ""));
/** In the order of the contract: a new field comes last. */
export const storedNames: StoredName[] = [...basicNames, ...laterNames];

/** Values that a page fills into the form for its visitors. */
export type PresetDuty = Partial<Record<"gas" | "flow" | "purity" | "pressure", string>>;

const productPage = /^(?:\/[a-z-]+)?\/product\/details\//;

/** False for an inquiry from a product's page, or with a field that says enough. */
export function needsMessage(values: Partial<Record<StoredName, unknown>>): boolean {
  const saysEnough = names.some((name) => fields[name].replacesMessage && values[name]);
  return !saysEnough && !productPage.test(String(values.page ?? ""));
}

/** An inquiry by the contract. */
export type Inquiry = Record<BasicName, string> & Partial<Record<StoredName, string>>;

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

export type FieldName = Exclude<StoredName, NameWith<Field & { section: "hidden" }>>;
/** Fields that the visitor sees. */
export const fieldNames = names.filter((name): name is FieldName => fields[name].section !== "hidden");

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
