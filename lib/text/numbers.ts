/** "1,200" and "1,00,000": groups of three digits, or the Indian ones of two and three. */
const grouped = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}(?!\d)/;

/**
 * A number as people and data sheets write it, as one that JavaScript reads: "1,200" and "1 200" as "1200", "6,5" as "6.5". Text
 * behind the number stays.
 * @param text that begins with digits
 */
export function plainNumber(text: string): string {
  const [digits = ""] = /^\d+(?:[.,' \u00a0\u2009\u202f]\d+)*/.exec(text) ?? [];
  const rest = text.slice(digits.length);
  const joined = digits.replace(/[' \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, "");
  const isGrouped = grouped.test(joined) && !/[.].*,/.test(joined);
  // 1.200,5
  const isContinental = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(joined);
  const plain = isContinental ? joined.replaceAll(".", "") : joined;
  return (isGrouped ? plain.replaceAll(",", "") : plain.replace(",", ".")) + rest;
}

/**
 * The value of a text that is a number and nothing else; a sign may be ahead.
 * @param max a number beyond it has a decimal comma: "99,999" is 99.999 where at most 100 is possible
 * @returns undefined for any other text
 */
export function readNumber(text: string, max = Number.POSITIVE_INFINITY): number | undefined {
  const [, sign = "", digits = ""] = /^([+\-\u2212]?)(\d.{0,30})$/.exec(text.trim()) ?? [];
  const values = [plainNumber(digits), digits.replace(",", ".")]
    .filter((number) => /^\d{1,15}(?:\.\d{1,15})?$/.test(number))
    .map((number) => (/[-\u2212]/.test(sign) ? -1 : 1) * Number(number));
  return values.find((value) => value <= max);
}
