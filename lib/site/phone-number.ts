import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js";
import { plainNumber } from "../text/characters.ts";
import { company } from "./company.ts";

/** Without `server-only`: `npm run check:backend` loads it, too. */
type FoundNumber = {
  /** As in `+912712223344`. */
  number: string;
  /** Digits; empty where the text names none. */
  extension: string;
  /** As people read it, with all that follows in the text. */
  label: string;
};

/** Longer texts are cut off. */
const maxLength = 250;

/** Digits with what groups them; anything else ends a number. */
const digitRun = /[+(]*\d(?:[ \t.()-]*\d)*/g;
/** `…-44 -46`: the end of another number, shortened. */
const shortGroup = /[ \t-]+\d{1,3}$/;
/** Also as German and French data sheets name it. */
const extensionPattern =
  /^[\s,;(-]*(?:ext(?:ensio)?n?|x|#|durchwahl|dw|poste)(?:[\s.:=-]|no\b)*(\d{1,7})(?!\d)/i;

/**
 * The first phone number in a text. With `+` or `00` it keeps its own country; without, it is one of the company's country,
 * whose code editors also write without `+`.
 */
export function findPhoneNumber(text: string | null): FoundNumber | null {
  const plain = plainNumber((text ?? "").slice(0, maxLength));
  for (const { 0: run, index } of plain.matchAll(digitRun)) {
    const shortened = run.replace(shortGroup, "");
    const part = !parse(run)?.isValid() && parse(shortened)?.isValid() ? shortened : run;
    const found = parse(part);
    if (!found) continue;
    const rest = plain.slice(index + part.length).replace(/^[ \t]*\)/, "");
    return {
      number: found.number,
      extension: extensionPattern.exec(rest)?.[1] ?? "",
      label: (found.formatInternational() + rest).trim().replace(/[ \t]*\n\s*/g, ", "),
    };
  }
  return null;
}

function parse(text: string): PhoneNumber | undefined {
  const number = read(text);
  if (!number?.isPossible()) return undefined;
  if (number.isValid()) return number;
  const withCode = read(`+${text.replace(/\D/g, "").replace(/^0+/, "")}`);
  return withCode?.country === company.country && withCode.isValid() ? withCode : number;
}

function read(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry: company.country });
}
