import type { PagedListName } from "@/lib/content/lists";
import type { PageOf } from "@/lib/content/page";

/** Where a page of a list is fetched from. */
export function pageUrl(list: PagedListName, page: number): string {
  return `/api/lists/${list}/${page}`;
}

/**
 * A page of a list, from the site's own API.
 * @throws Error whose message may be shown
 */
export async function fetchPage<T>(key: string): Promise<PageOf<T>> {
  const response = await fetch(key).catch(() => {
    throw new Error("Network Error");
  });
  if (response.ok) {
    return response.json().catch(() => {
      throw new Error("Something went wrong");
    });
  }
  const body: unknown = await response.json().catch(() => undefined);
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  throw new Error(
    typeof message === "string" ? message : `Request failed with status code ${response.status}`,
  );
}

const ahead = new Map<string, Promise<PageOf<unknown>>>();

/** Begins to fetch a page that may be asked for soon. A failure is forgotten: asking then tries again. */
export function prefetchPage(key: string): void {
  if (ahead.has(key)) return;
  const page = fetchPage<unknown>(key);
  ahead.set(key, page);
  page.catch(() => ahead.delete(key));
}

/** A page of a list, from what was fetched ahead where there is such. Throws as {@link fetchPage} does. */
export function loadPage<T>(key: string): Promise<PageOf<T>> {
  const page = ahead.get(key) ?? fetchPage<T>(key);
  ahead.delete(key);
  return page as Promise<PageOf<T>>;
}
