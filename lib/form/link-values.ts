import { type PresetDuty, pageField } from "./fields.ts";

const positive = /^(?!0+(?:\.0+)?$)\d{1,7}(?:\.\d{1,6})?$/;
const words = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,39}$/u;

/** Without the signs of HTML. */
const subject = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,;:%/()+-]{0,99}$/u;

/** Flows are in the first unit of the form, Nm³/h. */
const formats: Record<string, (value: string) => string | undefined> = {
  gas: (value) => (words.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : undefined),
  flow: (value) => (positive.test(value) ? value : undefined),
  purity: (value) => (positive.test(value) && Number(value) <= 100 ? `${value}\u00a0%` : undefined),
  subject: (value) => (subject.test(value) ? value : undefined),
  pressure: (value) => (positive.test(value) ? `${value}\u00a0bar(g)` : undefined),
};

/** The values that the form takes, by field. @param textOf the text of a field, `""` where there is none */
function readValues(textOf: (field: string) => string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, format] of Object.entries(formats)) {
    const value = format(textOf(name));
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** A duty in the words of the form. @param duty gas, and numbers in Nm³/h, % and bar(g) */
export function dutyValues(duty: Partial<Record<string, unknown>>): PresetDuty {
  return readValues((name) => String(duty[name] ?? ""));
}

/**
 * Values that a link gives to the form, by field: the duty, as in `?gas=nitrogen&flow=300&purity=99.9&pressure=6`, the subject,
 * and the page of this site that it is on. Other parameters, and values that are no numbers, are left out.
 * @param from the page that the visitor came from
 */
export function linkValues({ host, pathname, searchParams }: URL, from?: URL | null): Record<string, string> {
  const values = readValues((name) => searchParams.get(name) ?? "");
  // The form about something knows the page of that.
  if (from?.host === host && from.pathname !== pathname && !searchParams.has("about"))
    values[pageField] = from.pathname + from.search;
  return values;
}
