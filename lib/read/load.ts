/** Records as pages get them, from the backend and within bounds; uncached. */
import "server-only";
import { type KindName, kindNamed } from "../../content/kinds/all";
import { fetchList, fetchRecord, gone } from "../backend/client";
import { eachPage } from "../backend/each-page";
import { BackendError } from "../backend/error";
import { maxOutput } from "../rich-text/allowed";
import type { TextScope } from "../rich-text/prefix-ids";
import { type ExceededBound, safeHtml } from "../rich-text/sanitize";
import { queueCpuWork } from "../runtime/cpu-queue";
import { logOncePerMinute } from "../runtime/log-limit";
import type { Language } from "../words/language";
import type { InnerHtml } from "./blocks";
import { type Item, type ListKind, listCallOf, recordCallOf } from "./kinds";
import { meanings, wholeMeanings } from "./meaning";
import type { PageOf } from "./page";
import { wordedIn } from "./parts";
import { briefFields, type Raw, viewOf } from "./view";

/** Of a record and of all records of a page, as pages get them, as JSON; in UTF-16 units. */
export const maxCharacters = { record: 500_000, page: 500_000 } as const;

/** `isWhole`: with all that the page of a record shows. */
type Reading = { language: Language; isWhole: boolean };

/**
 * One page of a list. A record that is too large, or not shown, is left out. A page that is too large fails, so that the last
 * good one stays.
 * @throws BackendError
 */
export async function loadPage<K extends ListKind>(
  kind: K,
  page: number,
  language: Language,
  isWhole = !kindNamed(kind).record,
): Promise<PageOf<Item<K>>> {
  const call = listCallOf(kind);
  const { records, total, totalPages } = await fetchList(call, language, page);
  const items: Raw[] = [];
  let characters = 0;
  for (const [index, record] of records.entries()) {
    const view = await toView(kind, call, record, { language, isWhole }, index + 1);
    if (!view?.item) continue;
    characters += view.characters;
    if (characters > maxCharacters.page) throw tooLarge("page", { call, page }, characters);
    items.push(view.item);
  }
  return { items: items as Item<K>[], page, total, totalPages };
}

/** The items of all pages of a list, up to one of them, each with the number of its page. */
export async function loadPages<K extends ListKind>(
  kind: K,
  maxPages: number,
  language: Language,
): Promise<(Item<K> & { page: number })[]> {
  const all: (Item<K> & { page: number })[] = [];
  const load = (page: number) => loadPage(kind, page, language);
  for await (const { items, page } of eachPage(load, maxPages))
    all.push(...items.map((item) => ({ ...item, page })));
  return all;
}

/**
 * One record; `null` when it does not exist, or is not shown. One that is too large fails.
 * @param key its id or name
 * @throws BackendError
 */
export async function loadRecord(
  kind: KindName,
  key: string | undefined,
  reading: Reading,
): Promise<Raw | null | typeof gone> {
  const call = recordCallOf(kind);
  const record = call
    ? await fetchRecord(call, reading.language, key)
    : ((await fetchList(listCallOf(kind), reading.language)).records[0] ?? null);
  if (record === null || record === gone) return record as null | typeof gone;
  const view = await toView(kind, call ?? listCallOf(kind), record, reading);
  if (!view) throw new BackendError("Something went wrong");
  // Some calls may leave the id out; one that responds with another record would lead from page to page.
  return view.item && { ...view.item, ...(kindNamed(kind).record && { id: key }) };
}

/**
 * @param position among the records of a page; without it, the page is about this record alone
 * @returns undefined for a record that is too large, which is logged
 */
function toView(kind: KindName, call: string, record: object, reading: Reading, position?: number) {
  return queueCpuWork(() => {
    const item = viewIn(kind, call, record as Raw, reading, position);
    const characters = JSON.stringify(item).length;
    if (characters <= maxCharacters.record) return { item, characters };
    tooLarge("record", { call, id: (record as Raw).id }, characters);
    return undefined;
  });
}

/** `null` for a record that is not shown. */
function viewIn(
  name: KindName,
  call: string,
  record: Raw,
  { language, isWhole }: Reading,
  position?: number,
): Raw | null {
  const kind = kindNamed(name);
  const id = record.id as string | undefined;
  const worded = wordedIn(record as { locale?: string }, language);
  const prefix = [name, id ?? position].filter(Boolean).join("-");
  const sanitize = (field: string, text: string, level: 1 | 2 | 3, scope: TextScope) => {
    const logExceeded = (bounds: ExceededBound[]) => {
      const max = Object.fromEntries(bounds.map((bound) => [bound, maxOutput[bound]]));
      const details = { call, id, field, max };
      logOncePerMinute("warn", JSON.stringify(details), details, "backend text cut off");
    };
    return safeHtml(text, level, logExceeded, scope, worded.lang ?? language);
  };
  const html = (field: string, level: 1 | 2 | 3) =>
    sanitize(field, record[field] as string, level, { prefix, isAlone: position === undefined });
  const inner: InnerHtml = (part, level) =>
    sanitize(part.name, part.text, level, { prefix: `${prefix}-${part.name}`, isAlone: false });
  const view = viewOf(isWhole ? kind.fields : briefFields(kind), record, html);
  const more = meaningOf(meanings, name)?.(record as never, view);
  if (more === null) return null;
  const whole = isWhole && meaningOf(wholeMeanings, name)?.(record as never, inner, language);
  const hasId = kind.isList && kind.id !== "none" && kind.id !== "optional";
  return { ...(hasId && id && { id }), ...view, ...more, ...whole, ...worded };
}

type Convert = (record: never, ...others: unknown[]) => object | null;
const meaningOf = (table: object, kind: string) => (table as Record<string, Convert | undefined>)[kind];

function tooLarge(what: keyof typeof maxCharacters, source: object, characters: number): BackendError {
  const details = { ...source, characters, max: maxCharacters[what] };
  logOncePerMinute("warn", `${what} ${JSON.stringify(source)}`, details, `backend ${what} too large`);
  return new BackendError("Something went wrong");
}
