import { flowUnitField, flowUnits, type PresetDuty, pageField } from "./fields.ts";

const positive = /^(?!0+(?:\.0+)?$)\d{1,7}(?:\.\d{1,6})?$/;
const words = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,39}$/u;

/** Without the signs of HTML. */
const subject = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,;:%/()+-]{0,99}$/u;

/** A number with a unit of its own: "500SCFM" is "500 SCFM", as it was typed. */
const withOwnUnit = /^(\d{1,7}(?:\.\d{1,6})?)((?!e\d)[A-Za-z][\w/]{0,7})$/i;

/** A number in the site's unit, or in its own. */
function quantity(value: string, unit: string): string | undefined {
  if (positive.test(value)) return value + unit;
  const [, number = "", own] = withOwnUnit.exec(value) ?? [];
  return own && positive.test(number) ? `${number}\u00a0${own}` : undefined;
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
  purity: (value) => (Number(value) > 100 ? undefined : quantity(value, "\u00a0%")),
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
  const choice = flowUnits.find((each) => each.replace("³", "3").toLowerCase() === unit?.toLowerCase());
  return choice ? { flow, [flowUnitField]: choice } : { flow: text, [flowUnitField]: flowUnits[0] };
}

/**
 * Values that a link gives to the form, by field: the duty, as in `?gas=nitrogen&flow=300&purity=99.9&pressure=6`, the subject,
 * and the page of this site that it is on. Other parameters, and values that are no numbers, are left out.
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
  if (from?.host === host && from.pathname !== pathname && !searchParams.has("about"))
    values[pageField] = from.pathname + from.search;
  return values;
}
