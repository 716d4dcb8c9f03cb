import "server-only";
import { cacheLife } from "next/cache";
import { fetchList, fetchRecord, gone } from "../backend/client";
import { calls, type ListName, type RecordName, type RecordOf } from "../backend/contract";
import { safeMessage } from "../backend/error";
import type { List } from "../backend/parse";
import { isBuilding } from "../next/build-phase";
import { failPage } from "../next/fail-page";
import { contentVersion } from "../runtime/content-version";
import { contentId } from "../site/content-id";
import type { Language } from "../words/language";
import { tagContent } from "./tags";

/** Result of a content function. `message` is safe to show; `gone` marks a permanently removed record. */
export type Result<T> = { ok: true; data: T; gone?: true } | { ok: false; message: string };

/** A list without pages. */
export async function readList<K extends ListName>(
  name: K,
  language: Language,
): Promise<Result<List<RecordOf<K>>>> {
  return toResult(cachedList(name, language) as Promise<Result<List<RecordOf<K>>>>);
}

/** One record; `null` when it does not exist. */
export async function readRecord<K extends RecordName>(
  name: K,
  language: Language,
  key?: string,
): Promise<Result<RecordOf<K> | null>> {
  return toResult(cachedRecord(name, language, key) as Promise<Result<RecordOf<K> | null>>);
}

/**
 * One record by the id in a URL. An id that no record can have does not reach the backend.
 * @param read a cached function
 */
export async function readById<T>(
  read: (id: string) => Promise<Result<T | null>>,
  id: string,
): Promise<Result<T | null>> {
  return isId(id) ? toResult(read(id)) : { ok: true, data: null };
}

export function isId(id: string): boolean {
  return contentId.test(id);
}

export function mapResult<T, U>(result: Result<T>, convert: (data: T) => U): Result<U> {
  if (!result.ok) return result;
  return { ok: true, data: convert(result.data), ...(result.gone && { gone: true }) };
}

async function cachedList(name: ListName, language: Language) {
  "use cache";
  return cacheResult(calls[name].kind, language, () => fetchList(name, language));
}

async function cachedRecord(name: RecordName, language: Language, key: string | undefined) {
  "use cache";
  return cacheResult(calls[name].kind, language, () => fetchRecord(name, language, key));
}

/**
 * The result of a cached function, with the tag and the lifetime of its content.
 * @param kind null for content of the menus: an edit must not regenerate every page that shows them
 * @param missing lifetime of `null`: "missing" for a record that anyone may ask for before it exists
 */
export async function cacheResult<T>(
  kind: string | null,
  language: Language,
  load: () => Promise<T>,
  missing: "content" | "missing" = "content",
): Promise<Result<Exclude<T, typeof gone>>> {
  if (kind) tagContent(language, kind);
  const result = await settleAtBuild(loadCurrent(load));
  if (!result.ok) cacheLife("failedBuild");
  else if (result.data === null && missing === "missing") cacheLife("missing");
  else cacheLife("content");
  return (result.ok && result.data === gone ? { ok: true, data: null, gone: true } : result) as Result<
    Exclude<T, typeof gone>
  >;
}

/** Loads while publish calls keep arriving; content of a later call comes with the next regeneration. */
const maxLoads = 3;

/**
 * Loads again if content was published meanwhile: Next lets a page that is regenerated after the publish call join the
 * running call of a cached function, and would keep its old content for as long as content is fresh.
 */
async function loadCurrent<T>(load: () => Promise<T>): Promise<T> {
  for (let loads = 1; ; loads++) {
    const version = contentVersion();
    const content = await load();
    if (version === contentVersion() || loads === maxLoads) return content;
  }
}

/**
 * Wraps the calls of a cached function. At run time a failure stays an exception: thrown out of the cached function, it keeps
 * the last good page. A build has no last good page and would stop, so there the failure becomes a value, which Next replaces
 * once the backend is up.
 */
async function settleAtBuild<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (!isBuilding()) throw error;
    return { ok: false, message: safeMessage(error) ?? "Something went wrong" };
  }
}

/** Turns an error of a cached function into a failed result whose message is safe to show. */
export async function toResult<T>(promise: Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await promise;
  } catch (error) {
    const message = safeMessage(error);
    if (message === undefined) throw error;
    failPage(error);
    return { ok: false, message };
  }
}
