/** They show nothing: breaks within words, marks of an encoding, and those of a writing direction that phones copy with a number. */
const invisible = /[^\P{Cc}\n\t]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A typed or pasted text without characters that nobody sees: what separates lines becomes a line break, or a space in a text
 * of one line; control characters that stand for signs of Windows-1252 become those; the others are removed.
 */
export function cleanText(text: string, hasLines = false): string {
  const visible = text
    .toWellFormed()
    .replace(/[\x80-\x9f]/g, fromWindows1252)
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(invisible, "");
  return (hasLines ? visible : visible.replace(/[\n\t]+/g, " ")).trim();
}

function fromWindows1252(control: string): string {
  return new TextDecoder("windows-1252").decode(Uint8Array.of(control.charCodeAt(0)));
}

/**
 * A number with digits 0-9, hyphens and spaces for those of any script or typography, without marks that nobody sees. Powers and
 * fractions stay: in "10⁵" the five is no digit of the number.
 */
export function plainNumber(text: string): string {
  return text
    .replace(/\P{No}+/gu, (part) => part.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit);
}

/** Letters and digits of ASCII alone, without capitals: "kgcm2g" of "kg/cm2g". */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/[^a-z\d]/g, "");
}

/** Unicode has the digits of each script in a row, from zero. */
function toAsciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(--code))) before++;
  return String(before % 10);
}
