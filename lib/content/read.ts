import "server-only";
import { fetchList, fetchRecord } from "../backend/client";
import { calls, type ListName, type RecordName, type RecordOf } from "../backend/contract";
import type { List } from "../backend/parse";
import { cacheResult, type Result, toResult } from "../read/result";
import { contentId } from "../site/content-id";
import type { Language } from "../words/language";

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

async function cachedList(name: ListName, language: Language) {
  "use cache";
  return cacheResult(calls[name].kind, language, () => fetchList(name, language));
}

async function cachedRecord(name: RecordName, language: Language, key: string | undefined) {
  "use cache";
  return cacheResult(calls[name].kind, language, () => fetchRecord(name, language, key));
}
