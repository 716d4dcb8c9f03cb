/** Rules of the contact form, shared by the browser and the server; zod/mini keeps them small. */
import * as z from "zod/mini";
import { company } from "../site/company";
import {
  type DutyName,
  dutyNames,
  type FieldErrors,
  type FieldName,
  flowUnits,
  type InputName,
  type InquiryFields,
  inputNames,
  maxLengths,
} from "./fields";

const noControlCharacters = /^[^\p{Cc}\u2028\u2029]*$/u;
const onlyLineBreaksAndTabs = /^(?:[^\p{Cc}]|[\n\t])*$/u;

function text(name: FieldName, label: string, allowed: RegExp, rule: string) {
  return z
    .string(`${label} must be text.`)
    .check(
      z.trim(),
      z.maxLength(maxLengths[name], `At most ${maxLengths[name].toLocaleString("en")} characters.`),
      z.regex(allowed, `${label} ${rule}`),
    );
}

const line = (name: FieldName, label: string) =>
  text(name, label, noControlCharacters, "must be on one line.");

const phoneRule = `Enter a number like ${company.phoneExample} or +49 30 901820.`;

const dutyTexts: Record<DutyName, string> = {
  gas: "The gas",
  flow: "The flow",
  purity: "The purity",
  pressure: "The pressure",
  place: "The site",
};
const duty = Object.fromEntries(dutyNames.map((name) => [name, line(name, dutyTexts[name])])) as Record<
  DutyName,
  ReturnType<typeof line>
>;

const schema = z.object({
  name: line("name", "Your name").check(z.minLength(1, "Enter your name.")),
  email: line("email", "Your email address").check(
    z.minLength(1, "Enter your email address."),
    z.email("Enter an email address like name@company.com."),
  ),
  phone: line("phone", "Your phone number"),
  company: line("company", "The company"),
  subject: line("subject", "The subject"),
  ...duty,
  message: text(
    "message",
    "Your message",
    onlyLineBreaksAndTabs,
    "contains characters that cannot be sent.",
  ).check(z.minLength(1, "Write your message.")),
});

export type Checked = { ok: true; fields: InquiryFields } | { ok: false; errors: FieldErrors };

/**
 * Checks values of any type; a missing field is empty. A flow without a unit gets the selected one.
 * @param isPhone the server passes a check that knows the numbers of each country
 */
export function checkFields(raw: Partial<Record<InputName, unknown>>, isPhone = mayBePhone): Checked {
  const { flowUnit, ...values } = Object.fromEntries(
    inputNames.map((name) => [name, normalizeText(raw[name] ?? "")]),
  );
  values.flow = withUnit(values.flow, flowUnit);
  const parsed = schema.safeParse(values);
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path[0] as FieldName] ??= message;
  const phone = String(values.phone).trim();
  if (phone !== "" && !isPhone(phone)) errors.phone ??= phoneRule;
  if (!parsed.success || errors.phone) return { ok: false, errors };
  return { ok: true, fields: parsed.data };
}

/** @param unit any value, as it was posted */
function withUnit(flow: unknown, unit: unknown): unknown {
  if (typeof flow !== "string" || flow.trim() === "" || /\p{L}/u.test(flow)) return flow;
  const known = unit === "" ? flowUnits[0] : flowUnits.find((candidate) => candidate === unit);
  // Of another type, so that it is rejected: a number in an unknown unit must not pass for one in a known one.
  return known ? `${flow.trim()}\u00a0${known}` : null;
}

/** A form sends each line break as two characters, and a browser counts one. */
function normalizeText(value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replace(/\r\n?/g, "\n") : value;
}

/** Compares characters and length only. */
function mayBePhone(value: string): boolean {
  return /^\+?[\d\s()./-]+$/.test(value) && /^\d{5,17}$/.test(value.replace(/\D/g, ""));
}
