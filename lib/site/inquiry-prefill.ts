/** Values that a link to the inquiry form fills in, by field; the flow is in the first unit of the form, Nm³/h. */
export type Prefill = Partial<Record<"gas" | "flow" | "purity" | "pressure" | "subject", string>>;

const positive = /^(?!0+(?:\.0+)?$)\d{1,7}(?:\.\d{1,6})?$/;
const words = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,39}$/u;

/** Without the signs of HTML. */
const subject = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,;:%/()+-]{0,99}$/u;

const formats: Record<keyof Prefill, (value: string) => string | undefined> = {
  gas: (value) => (words.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : undefined),
  flow: (value) => (positive.test(value) ? value : undefined),
  purity: (value) => (positive.test(value) && Number(value) <= 100 ? `${value}\u00a0%` : undefined),
  subject: (value) => (subject.test(value) ? value : undefined),
  pressure: (value) => (positive.test(value) ? `${value}\u00a0bar(g)` : undefined),
};

/**
 * The duty that a query names, as in `?gas=nitrogen&flow=300&purity=99.9&pressure=6`, and the subject. Other parameters, and
 * values that are no numbers, are left out.
 */
export function prefillOf(query: URLSearchParams): Prefill {
  const entries = Object.entries(formats).map(([name, format]) => [name, format(query.get(name) ?? "")]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
