/**
 * Two languages that nobody speaks, made of the English words. `xa` has accents, brackets and a third more letters, and short texts of the
 * interface twice: words without accents are not translated, and a missing bracket is cut off. `xb` runs from right to left.
 */
import { globSync, readFileSync } from "node:fs";
import { networkChoices } from "../../content/choices.ts";

export type PseudoLanguage = "xa" | "xb";

const accented: Record<string, string> = {
  ...{ a: "àá", e: "éè", i: "îí", o: "öô", u: "ûü" },
  ...{ c: "ç", d: "ð", g: "ĝ", k: "ķ", l: "ļ", n: "ñ", r: "ŕ", s: "š", t: "ţ", y: "ý", z: "ž" },
};

/** Tags, entities and names in braces, which a translator leaves as they are. */
const markup = /(<[^>]*>|&#?\w+;|\{\w+\}|#)/;

/**
 * The words in a pseudo-language, at the places where there is Hindi: numbers, pictures and links are not translated, nor are the
 * terms that Hindi has in Latin letters, such as units and model names.
 */
export function pseudoTree(english: unknown, hindi: unknown, language: PseudoLanguage): unknown {
  if (typeof hindi === "string")
    return typeof english === "string" ? pseudoText(english, hindi, language) : undefined;
  if (Array.isArray(english) && Array.isArray(hindi))
    return hindi.map((item, index) => pseudoTree(english[index], item, language));
  const from = new Map(Object.entries(Object(english)));
  const words = Object.entries(Object(hindi));
  return Object.fromEntries(words.map(([key, value]) => [key, pseudoTree(from.get(key), value, language)]));
}

/** A text, an ICU message or HTML in a pseudo-language. */
export function pseudoText(text: string, hindi: string, language: PseudoLanguage): string {
  const kept = new Set(
    hindi
      .replace(/<[^>]*>|\{\w+\}/g, " ")
      .split(/\s+/)
      .map(coreOf),
  );
  return replaceTexts(text, (part) => {
    const words = part.split(/(\s+)/).map((word) => pseudoWord(word, kept, language));
    const isChanged = (word: string) => !part.includes(word);
    const [first, last] = [words.findIndex(isChanged), words.findLastIndex(isChanged)];
    if (language === "xb" || first < 0) return words.join("");
    return words
      .map((word, index) => `${index === first ? "[" : ""}${word}${index === last ? "]" : ""}`)
      .join("");
  });
}

/** Changes the texts of a message: of a plural, those of each case. */
function replaceTexts(text: string, change: (part: string) => string): string {
  const start = /\{\w+, \w+,/.exec(text);
  if (!start)
    return text
      .split(markup)
      .map((part) => (markup.test(part) ? replaceAlt(part, change) : change(part)))
      .join("");
  const end = closingBrace(text, start.index);
  const head = start.index + start[0].length;
  let cases = "";
  for (let at = head; at < end; ) {
    const open = text.indexOf("{", at);
    if (open < 0 || open > end) {
      cases += text.slice(at, end);
      break;
    }
    const close = closingBrace(text, open);
    cases += `${text.slice(at, open)}{${replaceTexts(text.slice(open + 1, close), change)}}`;
    at = close + 1;
  }
  const before = replaceTexts(text.slice(0, start.index), change);
  return `${before}${start[0]}${cases}${replaceTexts(text.slice(end), change)}`;
}

function replaceAlt(tag: string, change: (part: string) => string): string {
  return tag.replace(/( alt=")([^"]+)/, (_, name: string, text: string) => name + change(text));
}

function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

function pseudoWord(word: string, kept: Set<string>, language: PseudoLanguage): string {
  if (!/[a-z]/i.test(word) || kept.has(coreOf(word))) return word;
  // A word between marks of its direction, in reverse: browsers then write it from right to left.
  if (language === "xb") return `\u200f\u202e${word}\u202c\u200f`;
  return word.replace(/[a-z]/gi, (letter) => {
    const other = accented[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
  });
}

/** A word without the punctuation around it. */
const coreOf = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** The words of a text that have no accents: three letters or more, not all of them capitals, and no mail address. */
export function wordsIn(text: string): string[] {
  return text.replace(/\S+@\S+/g, "").match(/(?<![\p{L}\p{N}])[A-Z]?[a-z]{3,}(?![\p{L}\p{N}])/gu) ?? [];
}

/** Words that may stand on a page in a pseudo-language: terms that Hindi has in Latin letters, names, and months, which Intl writes. */
export function keptWords(): Set<string> {
  const words = new Set(Object.keys(networkChoices).flatMap(wordsIn));
  const add = (text: string) => {
    for (const word of wordsIn(text.replace(/<[^>]*>|\{\w+, plural,|\{\w+\}|\w+ \{/g, " "))) words.add(word);
  };
  for (const file of ["messages/hi.json", ...globSync("backend/content/hi/*.json")])
    JSON.parse(readFileSync(file, "utf8"), (_, value) => {
      if (typeof value === "string") add(value);
    });
  for (let month = 0; month < 12; month++) add(new Date(2026, month).toLocaleString("en", { month: "long" }));
  return words;
}
