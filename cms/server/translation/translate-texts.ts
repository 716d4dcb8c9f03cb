/** A record's texts beside the words of a translation. */
import {
  hasLetters,
  isOutdated,
  isSameEnglish,
  joinRows,
  type TextInForm,
  type Word,
} from "../../content/translation-words.ts";
import { alignRows } from "./align-rows.ts";
import { splitByFrame, splitSegments } from "./segments.ts";
import type { WordField } from "./word-fields.ts";

export type TranslatedText = TextInForm & {
  place: WordField["place"];
  /** For the site; undefined where the English stays. */
  shown: string | undefined;
  isOutdated: boolean;
};

/** @param fields the texts of the record now */
export function translateTexts(fields: WordField[], words: readonly Word[]): TranslatedText[] {
  const byPath = new Map(words.map((word) => [word.path, word]));
  const paths = new Set(fields.map(({ path }) => path));
  // Of rows that are no longer there, or that an import has made anew.
  const orphans = new Set(words.filter(({ path }) => !paths.has(path)));
  return fields.map((field) => {
    const orphan = [...orphans].find(
      ({ path, source }) => patternOf(path) === patternOf(field.path) && isSameEnglish(source, field.source),
    );
    const known = byPath.get(field.path);
    if (!known && orphan) orphans.delete(orphan);
    const word = known ?? orphan;
    const isNew = !word && words.length > 0 && hasLetters(field.source);
    const text = field.isRich ? richText(field, word) : plainText(field, word);
    return { ...text, isOutdated: text.isOutdated || isNew, ...(isNew && { isNew }) };
  });
}

/** A path without the ids of rows. */
const patternOf = (path: string) => path.replace(/\.[^.]*\d[^.]*(?=\.)/g, ".*");

function plainText({ source, ...field }: WordField, word: Word | undefined): TranslatedText {
  const row = { english: source, source: word?.source ?? source, text: word?.text ?? "" };
  return {
    ...field,
    rows: [row],
    frame: ["", ""],
    shown: row.text || undefined,
    isOutdated: isOutdated(row),
  };
}

function richText({ source, ...field }: WordField, word: Word | undefined): TranslatedText {
  const { frame, segments } = splitSegments(source);
  const before = word?.text ? splitSegments(word.source) : undefined;
  const texts = before && splitByFrame(before.frame, word?.text ?? "");
  const translated = (texts ?? []).map((text, index) =>
    withoutNumber(before?.segments[index]?.html ?? "", text),
  );
  const rows = alignRows(segments, translated);
  const result = { ...field, rows, frame };
  if (before && !texts && word) {
    const isChanged = !isSameEnglish(word.source, source);
    return { ...result, whole: word.text, shown: word.text, isOutdated: isChanged };
  }
  const shown = filled(frame, rows);
  // Until new lines are translated, the site keeps the text that was.
  const last = before && !shown ? filled(before.frame, translated) : undefined;
  return { ...result, shown: shown ?? last, isOutdated: rows.some(isOutdated) || last !== undefined };
}

/** A number is that of the English, also when it changes. */
function withoutNumber(source: string, text: string) {
  return { source, text: hasLetters(source) || text !== source ? text : "" };
}

/** The whole text; undefined where a line with words is not translated. */
function filled(
  frame: string[],
  rows: { english?: string; source: string; text: string }[],
): string | undefined {
  const isTranslated = rows.some(({ text }) => text);
  const lines = rows.map(({ english, source, text }) => text || (english ?? source));
  const isWhole = rows.every(({ text }, index) => text || !hasLetters(lines[index] ?? ""));
  return isTranslated && isWhole ? joinRows(frame, lines) : undefined;
}

/** The words with an entry for each text: whoever publishes has seen those without a translation, too. */
export function withAllTexts(fields: WordField[], words: readonly Word[]): Word[] {
  const known = new Set(translateTexts(fields, words).flatMap(({ path, isNew }) => (isNew ? [] : path)));
  const unseen = fields.filter(({ path }) => words.length === 0 || !known.has(path));
  return [...words, ...unseen.map(({ path, source }) => ({ path, source, text: "" }))];
}

/** The words by their places in a record, as files of translations have them; undefined where there are none. */
export function nestWords(texts: TranslatedText[], record: object): Record<string, unknown> | undefined {
  const words: Record<string, unknown> = {};
  let isEmpty = true;
  for (const { place, shown } of texts) {
    if (shown === undefined) continue;
    isEmpty = false;
    setIn(words, record as Values, place, shown);
  }
  return isEmpty ? undefined : words;
}

type Values = { [key: string]: unknown };

/** A list has as many items as that of the record. */
function setIn(words: Values, record: Values, [key = "", ...rest]: WordField["place"], text: string): void {
  if (rest.length === 0) {
    words[key] = text;
    return;
  }
  const original = record[key];
  words[key] ??= Array.isArray(original) ? original.map(() => ({})) : {};
  setIn(words[key] as Values, original as Values, rest, text);
}
