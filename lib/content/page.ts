import "server-only";
import type { ListName, RecordOf } from "../backend/contract";
import { mapResult, type Result, readList } from "./read";

/** One page of a list, ready to be shown. Pages count from 1. */
export type PageOf<T> = { items: T[]; page: number; total: number; totalPages: number };

/**
 * Reads page `page` of a list and turns its records into what the page shows. Of a page beyond the end, the first one
 * knows that it is: made-up page numbers cost the backend nothing.
 */
export async function readPage<K extends ListName, T>(
  name: K,
  page: number,
  show: (record: RecordOf<K>) => T,
): Promise<Result<PageOf<T>>> {
  const first = page > 1 ? await readList(name, 1) : undefined;
  const isBeyond = first?.ok && page > Math.max(1, first.data.totalPages);
  const loaded = isBeyond
    ? mapResult(first, (data) => ({ ...data, records: [] }))
    : await readList(name, page);
  return mapResult(loaded, ({ records, total, totalPages }) => ({
    items: records.map(show),
    page,
    total,
    totalPages,
  }));
}

/** Whether a list has fewer pages than this one's number. The first page of a list always exists. */
export function isOutOfRange(loaded: Result<PageOf<unknown>>): boolean {
  return loaded.ok && loaded.data.page > Math.max(1, loaded.data.totalPages);
}

/** The first items of a page; none where it could not be had. */
export function firstItems<T>(loaded: Result<PageOf<T>>, count: number): T[] {
  return loaded.ok ? loaded.data.items.slice(0, count) : [];
}
