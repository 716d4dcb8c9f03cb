/** The two readers of content: lists and records, by the name of their kind. Both return failures, whose messages are safe to show. */
import "server-only";
import { type KindName, kindNamed } from "../../content/kinds/all";
import type { PagedListName } from "../backend/contract";
import { contentId } from "../site/content-id";
import type { Language } from "../words/language";
import type { Item, ListKind, RecordKind, SingleKind, Whole } from "./kinds";
import { loadPage, loadPages, loadRecord } from "./load";
import { type PageOf, readPage } from "./page";
import { cacheResult, mapResult, type Result, toResult } from "./result";

type Options = { language: Language };

/**
 * The records of a list: those of one page of it, which are none beyond the last one, or those of all pages up to `maxPages`.
 * Those with pages of their own lack what only these show, unless they are read as a whole.
 */
export function read<K extends PagedListName>(
  kind: K,
  options: Options & { page: number; isWhole: true },
): Promise<Result<PageOf<Whole<K>>>>;
export function read<K extends PagedListName>(
  kind: K,
  options: Options & { page: number },
): Promise<Result<PageOf<Item<K>>>>;
export function read<K extends PagedListName>(
  kind: K,
  options: Options & { maxPages: number },
): Promise<Result<(Item<K> & { page: number })[]>>;
export function read<K extends Exclude<ListKind, PagedListName>>(
  kind: K,
  options: Options,
): Promise<Result<Item<K>[]>>;
export async function read(
  kind: ListKind,
  options: Options & { page?: number; maxPages?: number; isWhole?: true },
): Promise<Result<unknown>> {
  const { language, page, maxPages, isWhole } = options;
  if (maxPages) return toResult(cachedPages(kind, maxPages, language));
  if (page) return readPage((known) => cachedPage(kind, known, language, isWhole), page);
  return mapResult(await toResult(cachedPage(kind, 1, language)), ({ items }) => items);
}

/**
 * One record, by its id or name, or the only one of its kind; `null` when it does not exist. An id that no record can have does
 * not reach the backend.
 * @param options `isListed`: the record is named by other content, so that its absence is content like any other;
 *   `isBrief`: as in a list
 */
export function readOne<K extends RecordKind>(
  kind: K,
  key: string,
  options: Options & { isListed: true; isBrief: true },
): Promise<Result<Item<K & ListKind> | null>>;
export function readOne<K extends RecordKind>(
  kind: K,
  key: string,
  options: Options & { isListed?: boolean },
): Promise<Result<Whole<K> | null>>;
export function readOne<K extends SingleKind>(kind: K, options: Options): Promise<Result<Whole<K> | null>>;
export async function readOne(
  kind: KindName,
  keyOrOptions: string | Options,
  given?: Options & { isListed?: boolean; isBrief?: true },
): Promise<Result<unknown>> {
  const [key, options] = typeof keyOrOptions === "string" ? [keyOrOptions, given] : [undefined, keyOrOptions];
  const { language, isListed, isBrief } = options as NonNullable<typeof given>;
  const { byName, listed } = kindNamed(kind);
  const isContent = key === undefined || byName || isListed;
  if (key !== undefined && !byName && !contentId.test(key)) return { ok: true, data: null };
  const load = (missing: "content" | "missing") =>
    toResult(cachedRecord(kind, key, language, !isBrief, missing));
  // Pages that show all entries of these lists have read each as a whole: once is enough.
  const known = listed && !isContent ? await load("content") : undefined;
  if (known && (!known.ok || known.data || known.gone)) return known;
  return load(isContent ? "content" : "missing");
}

async function cachedPage(kind: ListKind, page: number, language: Language, isWhole?: true) {
  "use cache";
  return cacheResult(kind, language, () => loadPage(kind, page, language, isWhole));
}

async function cachedPages(kind: ListKind, maxPages: number, language: Language) {
  "use cache";
  return cacheResult(kind, language, () => loadPages(kind, maxPages, language));
}

/** @param missing lifetime of `null`; short for a record that anyone may ask for */
async function cachedRecord(
  kind: KindName,
  key: string | undefined,
  language: Language,
  isWhole: boolean,
  missing: "content" | "missing",
) {
  "use cache";
  return cacheResult(kind, language, () => loadRecord(kind, key, { language, isWhole }), missing);
}
