import { splitLanguage } from "../site/language-path.ts";
import { inquiryHref } from "../site/routes.ts";
import { cleanText } from "../text/characters.ts";
import { plainSigns, readNumber } from "../text/numbers.ts";
import { fields, flowUnitField, flowUnits, type PresetDuty, pageField } from "./fields.ts";

const words = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,39}$/u;

/** Without the signs of HTML. */
const subject = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,;:%/()+-]{0,99}$/u;

const withUnit = /^([\d.,' ]*\d) ?((?:[\p{L}%](?:[\p{L}%/()³²]|(?<=m)[23])*)?)$/u;

/** A number in the site's unit, or in its own: "500SCFM" is "500 SCFM". Any other text is for people to read, and stays. */
function quantity(text: string, unit: string, max?: number): string | undefined {
  const clean = cleanText(text);
  const [, digits = "", own] = withUnit.exec(plainSigns(clean)) ?? [];
  const value = readNumber(digits, max);
  const shown = value === undefined ? clean : value + (own ? `\u00a0${own}` : unit);
  return shown.slice(0, fields.flow.maxLength) || undefined;
}

/** Names of gases as the form proposes them, by those in addresses. */
type GasNames = Partial<Record<string, string>>;

/** Flows are in the first unit of the form, Nm³/h. */
const formats: Record<string, (value: string, gases: GasNames) => string | undefined> = {
  gas: (value, gases) => {
    if (Object.hasOwn(gases, value)) return gases[value];
    return words.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : undefined;
  },
  flow: (value) => quantity(value, ""),
  purity: (value) => quantity(value, "\u00a0%", 100),
  subject: (value) => (subject.test(value) ? value : undefined),
  pressure: (value) => quantity(value, "\u00a0bar(g)"),
};

/** The values that the form takes, by field. @param textOf the text of a field, `""` where there is none */
function readValues(textOf: (field: string) => string, gases: GasNames = {}): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, format] of Object.entries(formats)) {
    const value = format(textOf(name), gases);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/**
 * A duty in the words of the form.
 * @param duty gas, and numbers in Nm³/h, % and bar(g)
 * @param gases names in the language of the form; default: English
 */
export function dutyValues(duty: Partial<Record<string, unknown>>, gases?: GasNames): PresetDuty {
  return readValues((name) => String(duty[name] ?? ""), gases);
}

/** A number beside one of the form's units; another unit stays behind the number. */
function flowInForm(text: string): Record<string, string> {
  const [flow = "", unit] = text.split("\u00a0");
  const spelt = (name = "") => name.replace("³", "3").toLowerCase();
  const choice = flowUnits.find((each) => spelt(each) === spelt(unit));
  return choice ? { flow, [flowUnitField]: choice } : { flow: text, [flowUnitField]: flowUnits[0] };
}

/**
 * Values that a link gives to the form, by field: the duty, as in `?gas=nitrogen&flow=300&purity=99.9&pressure=6`, the subject,
 * and the page of this site that it is on. Other parameters are left out.
 * @param from the page that the visitor came from
 * @param gases names in the language of the form
 */
export function linkValues(
  { host, pathname, searchParams }: URL,
  from?: URL | null,
  gases?: GasNames,
): Record<string, string> {
  const values = readValues((name) => searchParams.get(name) ?? "", gases);
  if (values.flow) Object.assign(values, flowInForm(values.flow));
  // The form about something knows the page of that.
  const isAbout = splitLanguage(pathname).path.startsWith(inquiryHref(""));
  if (from?.host === host && from.pathname !== pathname && !isAbout)
    values[pageField] = from.pathname + from.search;
  return values;
}
