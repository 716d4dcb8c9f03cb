/** The rules of the contact form. The browser and the server check with this same module; zod/mini keeps it small. */
import * as z from "zod/mini";
import { type FieldErrors, type FieldName, type Fields, fieldNames, limits } from "./fields";

const noControls = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Lines and tabs are part of a message. */
const noOddControls = /^(?:[^\p{Cc}]|[\n\t])*$/u;

function text(name: FieldName, called: string, allowed: RegExp, told: string) {
  return z
    .string(`${called} must be text.`)
    .check(
      z.trim(),
      z.maxLength(
        limits[name],
        `${called} may have at most ${limits[name].toLocaleString("en")} characters.`,
      ),
      z.regex(allowed, `${called} ${told}`),
    );
}

const line = (name: FieldName, called: string) => text(name, called, noControls, "must be on one line.");

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
  message: text("message", "Your message", noOddControls, "holds characters that cannot be sent.").check(
    z.minLength(1, "Write your message."),
  ),
});

export type Checked = { ok: true; fields: Fields } | { ok: false; errors: FieldErrors };

/** Checks what was typed, or whatever a program sent in its place. A field that is missing is empty. */
export function checkFields(raw: Partial<Record<FieldName, unknown>>): Checked {
  const given = Object.fromEntries(fieldNames.map((name) => [name, evenLines(raw[name] ?? "")]));
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, fields: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as FieldName] ??= message;
  return { ok: false, errors };
}

/** A form sends each line end as two characters, and a browser counts one. */
function evenLines(value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replace(/\r\n?/g, "\n") : value;
}

function isPhone(value: string): boolean {
  if (value === "") return true;
  const digits = value.replace(/\D/g, "").replace(/^00/, "");
  return /^(?:\+|00)[\d\s().-]+$/.test(value) && /^[1-9]\d{6,14}$/.test(digits);
}
