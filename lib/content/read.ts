import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { fetchList, fetchRecord, gone } from "../backend/client";
import { calls, type ListName, type RecordName, type RecordOf } from "../backend/contract";
import { safeMessage } from "../backend/error";
import type { List } from "../backend/parse";
import { isBuilding } from "../runtime/build-phase";
import { failPage } from "../runtime/next-workarounds";
import { contentId } from "../site/content-id";

/** What content functions return. `message` is safe to show; `gone`: there was such a record, and never will be again. */
export type Result<T> = { ok: true; data: T; gone?: true } | { ok: false; message: string };

/** One page of a list, or all of a list that has no pages. */
export async function readList<K extends ListName>(name: K, page = 1): Promise<Result<List<RecordOf<K>>>> {
  return toResult(cachedList(name, page) as Promise<Result<List<RecordOf<K>>>>);
}

/** One record; `null` when there is surely none. */
export async function readRecord<K extends RecordName>(
  name: K,
  key?: string,
): Promise<Result<RecordOf<K> | null>> {
  return toResult(cachedRecord(name, key) as Promise<Result<RecordOf<K> | null>>);
}

/** One record by the id in an address; `null`, without asking the backend, where no record can have it. */
export async function readById<K extends RecordName>(
  name: K,
  id: string,
): Promise<Result<RecordOf<K> | null>> {
  return isId(id) ? readRecord(name, id) : { ok: true, data: null };
}

/** Whether a record can have this id. */
export function isId(id: string): boolean {
  return contentId.test(id);
}

/** Changes what was loaded, and leaves a failure as it is. */
export function mapResult<T, U>(loaded: Result<T>, change: (data: T) => U): Result<U> {
  if (!loaded.ok) return loaded;
  return { ok: true, data: change(loaded.data), ...(loaded.gone && { gone: true }) };
}

async function cachedList(name: ListName, page: number) {
  "use cache";
  cacheTag(calls[name].kind);
  const result = await settleAtBuild(fetchList(name, page));
  if (result.ok) cacheLife("content");
  else cacheLife("failedBuild");
  return result;
}

async function cachedRecord(name: RecordName, key: string | undefined) {
  "use cache";
  cacheTag(calls[name].kind);
  const result = await settleAtBuild(fetchRecord(name, key));
  if (result.ok) cacheLife("content");
  else cacheLife("failedBuild");
  return result.ok && result.data === gone ? { ok: true, data: null, gone: true } : result;
}

/**
 * What a cached function does with its calls. While the site runs, a failure stays an exception: thrown out of the cached function, it keeps the last good page
 * alive. During a build there is no last good page and an exception would end the build, so there it becomes a
 * value that is replaced as soon as the backend is back.
 */
export async function settleAtBuild<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (!isBuilding()) throw error;
    return { ok: false, message: safeMessage(error) ?? "Something went wrong" };
  }
}

/** What a cached function returns or throws, as a value: safe to show where it is a failure. */
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
