import "server-only";
import type { SafeMessage } from "../backend/error";
import { type Result, toResult } from "./result";

const noResponse: SafeMessage = "Network Error";

/** One page of a list. Pages count from 1. */
export type PageOf<T> = { items: T[]; page: number; total: number; totalPages: number };

/**
 * Reads one page of a list. The first page, which is cached, tells whether the page exists: unknown page numbers cost the
 * backend nothing.
 * @param read a cached function
 */
export async function readPage<T>(
  read: (page: number) => Promise<Result<PageOf<T>>>,
  page: number,
): Promise<Result<PageOf<T>>> {
  const first = page > 1 ? await toResult(read(1)) : undefined;
  // After a timeout, a visitor must not wait for a second one.
  if (first?.ok === false && first.message === noResponse) return first;
  if (first?.ok && page > Math.max(1, first.data.totalPages))
    return { ok: true, data: { ...first.data, items: [], page } };
  return toResult(read(page));
}

/** The first page of a list always exists. */
export function isOutOfRange(result: Result<PageOf<unknown>>): boolean {
  return result.ok && result.data.page > Math.max(1, result.data.totalPages);
}

export function firstItems<T>(result: Result<PageOf<T>>, count: number): T[] {
  return result.ok ? result.data.items.slice(0, count) : [];
}
