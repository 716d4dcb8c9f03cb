import { cleanText } from "../text/characters.ts";
import { readQuantity } from "../text/find-quantity.ts";
import { type Measure, ownUnit, type Quantity, toOwn } from "../text/quantities.ts";
import { clamp, type Duty, dutyLimits, type Gas, parseDuty, roundValue } from "./duty.ts";

/** A duty in any unit: `flow=500SCFM`. Numbers in the site's own units are read as {@link parseDuty} does. */
export function readDuty(params: URLSearchParams): Duty {
  return parseDuty(params, readValue);
}

const readValue: Parameters<typeof parseDuty>[1] = (text, measure, gas) => {
  const read = readNeed(text, measure, gas);
  if (!read) return { unread: cleanText(text) };
  const { own, value, unit } = read;
  return unit === ownUnit(measure) ? { own } : { own, typed: value + unit };
};

/** @returns undefined for a text that is no quantity, or one that cannot be */
function readNeed(text: string, measure: Measure, gas?: Gas): (Quantity & { own?: number }) | undefined {
  const read = readQuantity(text, measure);
  if (!read) return undefined;
  const quantity = { ...read, value: Number(read.value.toPrecision(6)) };
  if (quantity.unit === ownUnit(measure)) {
    const own = roundValue(read.value, measure);
    return own === undefined ? undefined : { ...quantity, own };
  }
  // The mass of an unknown gas has no volume.
  const own = toOwn(measure, quantity, gas);
  const isPossible = (own ?? toOwn(measure, quantity, "air") ?? 0) > 0 && isShort(quantity.value);
  return isPossible ? { ...quantity, own: own && clamp(own, dutyLimits[measure]) } : undefined;
}

/** JavaScript writes others with an exponent, which is not read. */
const isShort = (value: number) => value >= 1e-6 && value < 1e9;

/** A value as it was typed, in another unit than the site's own. */
export function typedQuantity({ typed, gas }: Duty, measure: Measure): Quantity | undefined {
  const read = readNeed(typed?.[measure] ?? "", measure, gas);
  return read && { value: read.value, unit: read.unit };
}
