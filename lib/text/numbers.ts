/**
 * The reader of numbers that people write. Where a text could be two numbers, these rules decide:
 *
 * - A comma, an apostrophe or a space before exactly three digits separates groups: "1,200" is 1200. Where that is more than is
 *   possible, as in "99,999 %", the comma is that of decimals. No group begins with a zero: "0,125" is 0.125.
 * - A single point is always that of decimals, as in the languages of the site: "1.200" is 1.2.
 * - Indian groups of two digits end in one of three: "1,00,000".
 */
import { plainNumber } from "./characters.ts";

/** In several groups, in one group that no point makes, or with another sign for the decimals: "1,200", "1.200.000", "1.200,5". */
const grouped = /^(?!\d+\.\d+$)[1-9]\d{0,2}([,.' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const indian = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?$/;
const ungrouped = /^(?:\d+|\d*[.,]\d+)$/;
/** Digits that JavaScript does not round. */
const exact = /^\d{0,15}(?:\.\d{1,15})?$/;

const signs: Record<string, string> = { "٫": ".", "٬": ",", "٪": "%", "’": "'", ʼ: "'" };

/** A text in which numbers have the digits and signs of ASCII, and single spaces. */
export function plainSigns(text: string): string {
  return plainNumber(text)
    .replace(/[٫٬٪’ʼ]/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, " ")
    .trim();
}

/** As JavaScript writes it. @param text by {@link plainSigns} */
function toDecimal(text: string, max = Number.POSITIVE_INFINITY): string | undefined {
  const [group] = [grouped, indian].some((pattern) => pattern.test(text)) ? (/[,.' ]/.exec(text) ?? []) : [];
  const options = [...(group ? [text.replaceAll(group, "")] : []), ...(ungrouped.test(text) ? [text] : [])];
  return options
    .map((digits) => digits.replace(",", "."))
    .find((digits) => exact.test(digits) && Number(digits) <= max);
}

/**
 * The value of a text that is a number and nothing else; a sign may be ahead.
 * @param max what is possible
 * @returns undefined for any other text
 */
export function readNumber(text: string, max?: number): number | undefined {
  const [, sign = "", digits = ""] = /^([+-]?) ?(.{1,40})$/.exec(plainSigns(text)) ?? [];
  const decimal = toDecimal(digits, max);
  return decimal === undefined ? undefined : Number(sign + decimal);
}

/** A word that begins with a number as JavaScript writes it, with the rest of the word: "1,200Nm3" is "1200Nm3". */
export function foldNumber(word: string): string {
  const plain = plainSigns(word);
  const [digits = ""] = /^[\d.,']*\d/.exec(plain) ?? [];
  return (toDecimal(digits) ?? digits) + plain.slice(digits.length);
}

/** A number in a text, with all that is before and behind it. `digits` are undefined where it is no single one, as in a range. */
export type Found = { before: string; digits: string | undefined; rest: string };

const number = /(?<![\p{L}\p{M}])\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?![\d.,']*\d)|[.,]?\d(?:[\d.,']*\d)?/gu;
/** Between two numbers of one range, product, fraction or choice. */
const joint = /^ ?(?:[-~/^×x*:&]|\.{2,}|to|or|and|bis|से|और|या) ?$/i;
/** A name that may be one with the number behind it, as in "VN-100 500 Nm³/h". */
const name = /\p{L}-$|(?<!\p{L})\p{Lu}{1,4} $/u;
const tolerance = /^ ?(?:±|\+\/?-) ?[.,]?\d(?:[\d.,']*\d)?/;

/**
 * The numbers in a text, without those within names such as N2. The tolerance of a number belongs to it: "93 ±3 %" is 93.
 * @param text by {@link plainSigns}
 */
export function numbersIn(text: string): Found[] {
  const found: Found[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(number)) {
    const before = text.slice(end, index);
    if (index < end || /(?:±|\+\/?-) ?$/.test(before)) continue;
    // The point or comma of a sentence, unless a number begins there.
    const [lead = ""] = /(?:^|[\s(=:~<>≈≤≥-])$/.test(before) ? [] : (/^[.,]/.exec(written) ?? []);
    const isJoined = found.length > 0 && joint.test(before);
    if (!isJoined && !lead && /[\p{L}\p{M}]$/u.test(before)) continue;
    const isUnclear =
      isJoined ||
      lead === "." ||
      /(?:^|[^\p{L}\p{M}])-$/u.test(before) ||
      (written.includes(" ") && name.test(before));
    const rest = text.slice(index + written.length).replace(tolerance, "");
    found.push({
      before: text.slice(0, index),
      digits: isUnclear ? undefined : written.slice(lead.length),
      rest,
    });
    end = text.length - rest.length;
  }
  return found;
}

/** @returns undefined for what is no single number @param max what is possible */
export function numberOf({ digits }: Found, max?: number): number | undefined {
  const decimal = digits === undefined ? undefined : toDecimal(digits, max);
  return decimal === undefined ? undefined : Number(decimal);
}

export function hasOneNumber(text: string): boolean {
  const [first, ...others] = numbersIn(plainSigns(text));
  return first !== undefined && others.length === 0 && numberOf(first) !== undefined;
}
