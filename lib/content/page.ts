import "server-only";
import type { ListName, RecordOf } from "../backend/contract";
import { mapResult, type Result, readList } from "./read";

/** One page of a list. Pages count from 1. */
export type PageOf<T> = { items: T[]; page: number; total: number; totalPages: number };

/**
 * Reads one page of a list and converts its records. The first page, which is cached, tells whether the page exists: unknown
 * page numbers cost the backend nothing.
 */
export async function readPage<K extends ListName, T>(
  name: K,
  page: number,
  convert: (record: RecordOf<K>) => T,
): Promise<Result<PageOf<T>>> {
  const first = page > 1 ? await readList(name, 1) : undefined;
  const isOutOfRange = first?.ok && page > Math.max(1, first.data.totalPages);
  const result = isOutOfRange
    ? mapResult(first, (data) => ({ ...data, records: [] }))
    : await readList(name, page);
  return mapResult(result, ({ records, total, totalPages }) => ({
    items: records.map(convert),
    page,
    total,
    totalPages,
  }));
}

/** The first page of a list always exists. */
export function isOutOfRange(result: Result<PageOf<unknown>>): boolean {
  return result.ok && result.data.page > Math.max(1, result.data.totalPages);
}

export function firstItems<T>(result: Result<PageOf<T>>, count: number): T[] {
  return result.ok ? result.data.items.slice(0, count) : [];
}
