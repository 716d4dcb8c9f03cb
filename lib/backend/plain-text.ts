/** Texts of plain fields in which a backend has written HTML: `Oil &amp; Gas`, `Plot 7<br>Pune`, `CO<sub>2</sub>`. */
import { Parser } from "htmlparser2";

/** A tag without attributes, or whose first one has a value: in "a <b and c> d" there is none. */
const tag = (names: string) => {
  const attribute = `\\s+[^\\s"'<>=/]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'|[^\\s"'<>]+)`;
  return new RegExp(`</?(?:${names})(?:${attribute}(?:${attribute}|\\s+[a-z-]+){0,20})?\\s*/?>`, "gi");
};
const lineTag = tag("br|hr|p|div|[uod]l|li|d[td]|h[1-6]|table|t[rdh]|tbody|blockquote|section|article|pre");
const inlineTag = tag(
  "a|abbr|acronym|b|big|center|cite|code|del|em|font|i|img|ins|kbd|mark|nobr|o:p|q|s|small|span|strike|strong|style|script|tt|u|var|wbr",
);
const levelTag = tag("sub|sup");
const level = /<(sub|sup)\b[^<>]{0,100}>([^<>]{0,40})<\/\1\s*>/gi;
/** The semicolon is required: `R&D`, `&copy=1`. */
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const levelCharacters = "0123456789+-=()";
const levels = { sub: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎", sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾" };

/**
 * A text without its tags and with its entities decoded, once. Tags come before the entities, so that `&lt;br&gt;` stays a text.
 * @param separator of its lines
 */
export function decodeText(text: string, separator: string): string {
  const plain = text.includes("<") ? withoutTags(text, separator) : text;
  return plain.includes("&") ? plain.replace(entity, decodeEntity) : plain;
}

function withoutTags(text: string, separator: string): string {
  const lines = text
    .replace(inlineTag, "")
    .replace(level, (_, name: string, inner: string) => atLevel(name.toLowerCase(), inner))
    .replace(levelTag, "")
    .split(lineTag);
  if (lines.length === 1) return lines[0] ?? "";
  return lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator);
}

/** Digits and signs as characters that are lowered or raised themselves; anything with letters, such as NOx, stays. */
function atLevel(name: string, inner: string): string {
  const text = inner
    .replace(entity, decodeEntity)
    .replace(/[\u2212\u2013]/g, "-")
    .trim();
  if (!/^[\d+=(). ,-]*\d[\d+=(). ,-]*$|^[+-]$/.test(text)) return inner;
  const characters = levels[name === "sub" ? "sub" : "sup"];
  return text.replace(/[\d+=()-]/g, (sign) => characters[levelCharacters.indexOf(sign)] ?? sign);
}

function decodeEntity(written: string): string {
  // No entity of HTML, but written by those who know `&sup2;`.
  const [, digit] = /^&sub(\d);$/i.exec(written) ?? [];
  if (digit) return atLevel("sub", digit);
  let text = "";
  const ontext = (part: string) => {
    text += part;
  };
  new Parser({ ontext }).end(written);
  return text;
}
