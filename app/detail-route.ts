import { permanentRedirect } from "next/navigation";
import type { Entry } from "../lib/content/details";
import type { PageOf } from "../lib/content/page";
import type { Result } from "../lib/content/read";
import { hasWrongSlug, type TitledParams } from "../lib/site/detail-params";
import { slug } from "../lib/site/routes";

/** A build makes only some of the pages of a kind; the others are made when first asked for. */
const madeAtBuild = 12;

/**
 * Params of the pages that a build makes.
 * @param none params of a page that does not exist: Next wants at least one, also when the backend has nothing or is down
 */
export function someRecords<T extends Pick<Entry, "id">, P>(
  loaded: Result<T[]> | Result<PageOf<T>>,
  params: (record: T) => P,
  none: P,
): P[] {
  if (!loaded.ok) return [none];
  const records = Array.isArray(loaded.data) ? loaded.data : loaded.data.items;
  return records.length > 0 ? records.slice(0, madeAtBuild).map(params) : [none];
}

/** Params of the pages that a build makes, where their addresses end in titles. */
export function someTitledRecords(loaded: Result<Entry[]> | Result<PageOf<Entry>>) {
  return someRecords(loaded, ({ id, title }) => ({ id, title: [slug(title)] }), { id: "-", title: ["-"] });
}

/** Redirects (308) a URL that does not end in the slug of the record's title. */
export function redirectToSlug(params: Pick<TitledParams, "title">, href: string): void {
  if (hasWrongSlug(params, href)) permanentRedirect(href);
}
