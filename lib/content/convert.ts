import "server-only";
import { fetchList, fetchRecord, gone } from "../backend/client";
import { type CallName, calls, type ListName, type RecordName, type RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { BackendError } from "../backend/error";
import type { PageOf } from "../read/page";
import { type Worded, wordedIn } from "../read/parts";
import { cacheResult, type Result } from "../read/result";
import { maxOutput } from "../rich-text/allowed";
import { type ExceededBound, type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { queueCpuWork } from "../runtime/cpu-queue";
import { logOncePerMinute } from "../runtime/log-limit";
import type { Language } from "../words/language";

/** Of a converted record and of all records of a page, as JSON; in UTF-16 units. */
export const maxCharacters = { record: 500_000, page: 500_000 } as const;

/** A text inside of a record, with a name of its own there. */
type InnerText = { name: string; text: string };

/** Sanitizes a field of the record, or a text inside of one, and logs what its bounds cut off. */
export type ToHtml<R> = (field: (keyof R & string) | InnerText, headingLevel: 1 | 2 | 3) => SafeHtml | null;

export type Convert<K extends CallName, T> = (record: RecordOf<K>, html: ToHtml<RecordOf<K>>) => T;

/**
 * One page of a list with converted records, for a cached function. A record that is too large, or becomes `null`, is left out. A
 * page that is too large fails, so that the last good one stays.
 */
export function cachePage<K extends ListName, T>(
  name: K,
  page: number,
  convert: Convert<K, T>,
  language: Language,
  maxItems?: number,
): Promise<Result<PageOf<NonNullable<T> & Worded>>> {
  return cacheResult(calls[name].kind, language, () => loadPage(name, page, convert, language, maxItems));
}

/**
 * A converted record, for a cached function; `null` when it does not exist. One that is too large fails.
 * @param missing lifetime of `null`; short for a record that anyone may ask for
 */
export function cacheRecord<K extends RecordName, T>(
  name: K,
  key: string | undefined,
  convert: Convert<K, T>,
  language: Language,
  missing: "content" | "missing" = key === undefined ? "content" : "missing",
): Promise<Result<(T & Worded) | null>> {
  return cacheResult(calls[name].kind, language, () => loadRecord(name, key, convert, language), missing);
}

/** Like {@link cachePage}, without the cache. */
export async function loadPage<K extends ListName, T>(
  name: K,
  page: number,
  convert: Convert<K, T>,
  language: Language,
  maxItems?: number,
): Promise<PageOf<NonNullable<T> & Worded>> {
  const { records, total, totalPages } = await fetchList(name, language, page);
  const items: (NonNullable<T> & Worded)[] = [];
  let characters = 0;
  for (const [index, record] of records.slice(0, maxItems).entries()) {
    const position = maxItems === 1 ? undefined : index + 1;
    const converted = await convertRecord(name, record, convert, language, position);
    if (converted?.item == null) continue;
    characters += converted.characters;
    if (characters > maxCharacters.page) throw tooLarge("page", { call: name, page }, characters);
    items.push(converted.item);
  }
  return { items, page, total, totalPages };
}

/** The items of all pages of a list, up to one of them. */
export async function loadAll<K extends ListName, T>(
  name: K,
  convert: Convert<K, T>,
  language: Language,
  maxPages: number,
): Promise<(NonNullable<T> & Worded)[]> {
  const all: (NonNullable<T> & Worded)[] = [];
  const load = (page: number) => loadPage(name, page, convert, language);
  for await (const { items } of eachPage(load, maxPages)) all.push(...items);
  return all;
}

async function loadRecord<K extends RecordName, T>(
  name: K,
  key: string | undefined,
  convert: Convert<K, T>,
  language: Language,
): Promise<(T & Worded) | null | typeof gone> {
  const record = await fetchRecord(name, language, key);
  if (record === null || record === gone) return record as null | typeof gone;
  const converted = await convertRecord(name, record as RecordOf<K>, convert, language);
  if (!converted) throw new BackendError("Something went wrong");
  return converted.item;
}

/**
 * @param position among the records of a page; without it, the page is about this record alone
 * @returns undefined for a record that is too large, which is logged
 */
function convertRecord<K extends CallName, T>(
  name: K,
  record: RecordOf<K>,
  convert: Convert<K, T>,
  language: Language,
  position?: number,
) {
  return queueCpuWork(() => {
    const { id } = record as { id?: string };
    const scope = {
      prefix: [calls[name].kind, id ?? position].filter(Boolean).join("-"),
      isAlone: position === undefined,
    };
    const worded = wordedIn(record as { locale?: string }, language);
    const converted = convert(record, (part, headingLevel) => {
      const isField = typeof part === "string";
      const field = isField ? part : part.name;
      const text = isField ? (record[part] as string) : part.text;
      const own = isField ? scope : { prefix: `${scope.prefix}-${field}`, isAlone: false };
      const logExceeded = (bounds: ExceededBound[]) => {
        const max = Object.fromEntries(bounds.map((bound) => [bound, maxOutput[bound]]));
        const details = { call: name, id, field, max };
        logOncePerMinute("warn", JSON.stringify(details), details, "backend text cut off");
      };
      return safeHtml(text, headingLevel, logExceeded, own, worded.lang ?? language);
    });
    const item = (converted && { ...converted, ...worded }) as T & Worded;
    const characters = JSON.stringify(item).length;
    if (characters <= maxCharacters.record) return { item, characters };
    tooLarge("record", { call: name, id }, characters);
    return undefined;
  });
}

function tooLarge(what: keyof typeof maxCharacters, source: object, characters: number): BackendError {
  const details = { ...source, characters, max: maxCharacters[what] };
  logOncePerMinute("warn", `${what} ${JSON.stringify(source)}`, details, `backend ${what} too large`);
  return new BackendError("Something went wrong");
}
