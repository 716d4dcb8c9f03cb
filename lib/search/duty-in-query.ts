import { type Duty, gases, parseDuty } from "../site/duty.ts";
import { wordsOf } from "./words.ts";

const flow = /(\d[\d.,]*)\s*nm[3³]/i;
const purity = /(\d[\d.,]*)\s*%/;
const pressure = /(\d[\d.,]*)\s*bar/i;

/** The duty named in a search, for the product finder: a gas with a flow, a purity or a pressure. */
export function dutyInQuery(query: string): Duty | undefined {
  const words = new Set(wordsOf(query).map(({ word }) => word));
  const gas = gases.find((name) => words.has(name));
  const numberOf = (pattern: RegExp) => pattern.exec(query)?.[1]?.replaceAll(",", "") ?? "";
  const values = { flow: numberOf(flow), purity: numberOf(purity), pressure: numberOf(pressure) };
  const duty = parseDuty(new URLSearchParams({ gas: gas ?? "", ...values }));
  return duty.gas && Object.keys(duty).length > 1 ? duty : undefined;
}
