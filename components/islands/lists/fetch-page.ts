import type { PageOf } from "@/lib/read/page";
import type { PagedKind } from "@/lib/site/kind-pages";
import { fill } from "@/lib/words/fill";
import type en from "@/messages/en/layout.json";

export function pageUrl(list: PagedKind, page: number): string {
  return `/api/lists/${list}/${page}`;
}

export type ErrorWords = typeof en.error;

/** @throws Error with a message for the visitor */
export async function fetchJson<T>(url: string, words: ErrorWords): Promise<T> {
  const response = await fetch(url).catch(() => {
    throw new Error(words.network);
  });
  if (response.ok) {
    return response.json().catch(() => {
      throw new Error(words.unknown);
    });
  }
  const body: { message?: unknown } | null = await response.json().catch(() => null);
  const message = body?.message;
  throw new Error(
    typeof message === "string" && message ? message : fill(words.status, { status: response.status }),
  );
}

const prefetched = new Map<string, Promise<PageOf<unknown>>>();

/** Starts fetching a page. A failure is dropped: {@link loadPage} then tries again. */
export function prefetchPage(url: string, words: ErrorWords): void {
  if (prefetched.has(url)) return;
  const page = fetchJson<PageOf<unknown>>(url, words);
  prefetched.set(url, page);
  page.catch(() => prefetched.delete(url));
}

/** Takes the prefetched page or fetches it; throws like {@link fetchJson}. */
export function loadPage<T>(url: string, words: ErrorWords): Promise<PageOf<T>> {
  const page = prefetched.get(url) ?? fetchJson<PageOf<T>>(url, words);
  prefetched.delete(url);
  return page as Promise<PageOf<T>>;
}
