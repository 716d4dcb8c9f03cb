import { describeIssues } from "../lib/backend/describe-issues.ts";
import { parseJson } from "./content-file.ts";
import type { ContentRecord, Kind } from "./kinds.ts";

type Words = { [field: string]: unknown };

/** The words of records in another language, by the record's id or name; by "" for a kind that has one record. */
export type Translations = ReadonlyMap<string, Words>;

type TranslationsResult = { ok: true; translations: Translations } | { ok: false; reasons: string[] };

/**
 * Parses a file of translations: `{ "7": { "title": "…" } }`, and without the id for a kind that has one record. Only words are in
 * it: numbers, pictures and links are those of the record. An item of a list is translated by the item at the same place.
 * @param records of the kind, in the language of the content folder
 */
export function parseTranslations(
  text: string,
  kind: Kind,
  records: readonly ContentRecord[],
): TranslationsResult {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.content)) return { ok: false, reasons: ["the file must contain one object"] };
  const entries = Object.entries(isKeyed(kind) ? parsed.content : { "": parsed.content });
  const translations = new Map<string, Words>();
  const reasons = entries.flatMap(([key, words]) => {
    const named = records.filter((one) => keyOf(one, kind) === key.toLowerCase());
    const record = named.find(({ status }) => status === "Y") ?? named[0];
    const place = isKeyed(kind) ? `${kind.keyField} ${JSON.stringify(key)}, ` : "";
    if (!record) return [`${place}there is no such record`];
    if (!isObject(words)) return [`${place}expected an object`];
    // A record without a word is not translated.
    if (Object.keys(words).length > 0) translations.set(key.toLowerCase(), words);
    return findFaults(record, words, kind).map((fault) => `${place}${fault}`);
  });
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, translations };
}

/** Key of a record among {@link Translations}. */
export function keyOf(record: ContentRecord, kind: Kind): string {
  return isKeyed(kind) ? (record[kind.keyField]?.toLowerCase() ?? "") : "";
}

/** False also for a list of which one record is shown, such as versions of a text. */
export function isKeyed(kind: Kind): boolean {
  return kind.isList && kind.keyField in kind.schema.shape;
}

/** The record with the words of a translation. */
export function translateRecord(record: ContentRecord, words: Words): ContentRecord {
  return merge(record, words) as ContentRecord;
}

function merge(original: unknown, words: unknown): unknown {
  if (Array.isArray(original) && Array.isArray(words))
    return original.map((item, index) => merge(item, words[index]));
  if (isObject(original) && isObject(words))
    return {
      ...original,
      ...Object.fromEntries(
        Object.entries(words).map(([name, value]) => [name, merge(original[name], value)]),
      ),
    };
  const isPlace = isObject(words) && original !== undefined && original !== null;
  return words === undefined || isPlace ? original : words;
}

function findFaults(record: ContentRecord, words: Words, kind: Kind): string[] {
  const unknown = Object.keys(words).filter((name) => !(name in kind.schema.shape));
  const parsed = kind.schema.safeParse(translateRecord(record, words));
  return [
    ...unknown.map((name) => `field ${name}: unknown`),
    ...findLengths(record, words),
    ...(parsed.success ? [] : describeIssues(parsed.error, words)).map(
      ({ field, expected }) => `field ${field}: ${expected}`,
    ),
  ];
}

/** Lists whose length differs: their items would be translated by those of others. */
function findLengths(original: unknown, words: unknown, place = ""): string[] {
  if (Array.isArray(original) && Array.isArray(words) && original.length !== words.length)
    return [`field ${place}: has ${words.length} items, and the record ${original.length}`];
  if (!isObject(original) && !Array.isArray(original)) return [];
  const children = Object.entries(Object(words) as Words);
  return children.flatMap(([name, value]) =>
    findLengths((original as Words)[name], value, place ? `${place}.${name}` : name),
  );
}

function isObject(value: unknown): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
