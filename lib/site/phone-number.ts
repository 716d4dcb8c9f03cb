import "server-only";
import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import { company } from "./company";

/** Longer texts hold no single number. */
const maxLength = 250;

/** Ends a number; another, or a remark, follows. */
const separator = /[,;/&|\n]/;

/**
 * The first phone number in a text. With `+` or `00` it keeps its own country; without, it is one of the company's country,
 * whose code editors also write without `+`.
 */
export function findPhoneNumber(text: string | null): PhoneNumber | null {
  const [part = ""] = (text ?? "").slice(0, maxLength).split(separator);
  const number = parse(part);
  if (!number?.isPossible()) return null;
  if (number.isValid()) return number;
  const withCode = parse(`+${part.replace(/\D/g, "").replace(/^0+/, "")}`);
  return withCode?.country === company.country && withCode.isValid() ? withCode : number;
}

function parse(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: company.country });
}
