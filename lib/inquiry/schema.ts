/** Rules of the contact form, shared by the browser and the server; zod/mini keeps them small. */
import * as z from "zod/mini";
import { type FieldErrors, type FieldName, fieldNames, type InquiryFields, maxLengths } from "./fields";

const noControlCharacters = /^[^\p{Cc}\u2028\u2029]*$/u;
const onlyLineBreaksAndTabs = /^(?:[^\p{Cc}]|[\n\t])*$/u;

function text(name: FieldName, label: string, allowed: RegExp, rule: string) {
  return z
    .string(`${label} must be text.`)
    .check(
      z.trim(),
      z.maxLength(
        maxLengths[name],
        `${label} may have at most ${maxLengths[name].toLocaleString("en")} characters.`,
      ),
      z.regex(allowed, `${label} ${rule}`),
    );
}

const line = (name: FieldName, label: string) =>
  text(name, label, noControlCharacters, "must be on one line.");

const schema = z.object({
  name: line("name", "Your name").check(z.minLength(1, "Enter your name.")),
  email: line("email", "Your email address").check(
    z.minLength(1, "Enter your email address."),
    z.email("Enter an email address like name@company.com."),
  ),
  phone: line("phone", "Your phone number").check(
    z.refine(isPhone, "Begin with the country code and use digits, like +91 98765 43210."),
  ),
  company: line("company", "The company"),
  subject: line("subject", "What it is about"),
  message: text(
    "message",
    "Your message",
    onlyLineBreaksAndTabs,
    "holds characters that cannot be sent.",
  ).check(z.minLength(1, "Write your message.")),
});

export type Checked = { ok: true; fields: InquiryFields } | { ok: false; errors: FieldErrors };

/** Checks values of any type; a missing field is empty. */
export function checkFields(raw: Partial<Record<FieldName, unknown>>): Checked {
  const values = Object.fromEntries(fieldNames.map((name) => [name, normalizeText(raw[name] ?? "")]));
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, fields: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message;
  return { ok: false, errors };
}

/** A form sends each line break as two characters, and a browser counts one. */
function normalizeText(value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replace(/\r\n?/g, "\n") : value;
}

function isPhone(value: string): boolean {
  if (value === "") return true;
  const digits = value.replace(/\D/g, "").replace(/^00/, "");
  return /^(?:\+|00)[\d\s().-]+$/.test(value) && /^[1-9]\d{6,14}$/.test(digits);
}
