import { permanentRedirect } from "next/navigation";
import type { PageOf } from "./content/page";
import type { Loaded } from "./content/read";
import type { Entry } from "./content/services";
import { slug } from "./routes";

/** A build makes only some of the pages of a kind; the others are made when first asked for. */
const madeAtBuild = 12;

/**
 * Params of the pages that a build makes.
 * @param none params of a page that does not exist: Next wants at least one, also when the backend has nothing or is down
 */
export function someRecords<T extends Pick<Entry, "id">, P>(
  loaded: Loaded<T[]> | Loaded<PageOf<T>>,
  params: (record: T) => P,
  none: P,
): P[] {
  if (!loaded.ok) return [none];
  const records = Array.isArray(loaded.data) ? loaded.data : loaded.data.items;
  return records.length > 0 ? records.slice(0, madeAtBuild).map(params) : [none];
}

/** Params of a record's page whose address ends in its title. */
export type TitledParams = { id: string; title?: string[] };

/** Params of the pages that a build makes, where their addresses end in titles. */
export function someTitledRecords(loaded: Loaded<Entry[]> | Loaded<PageOf<Entry>>) {
  return someRecords(loaded, ({ id, title }) => ({ id, title: [slug(title)] }), { id: "-", title: ["-"] });
}

/** Redirects (308) an address whose last part is not the slug of the record's title, or is missing. */
export function redirectToSlug(params: Pick<TitledParams, "title">, href: string): void {
  if (isElsewhere(params, href)) permanentRedirect(href);
}

/**
 * Whether an address is to be redirected. Its head must ask for nothing then: a call that fails makes the whole answer a
 * failure, and there would be no way on.
 */
export function isElsewhere({ title = [] }: Pick<TitledParams, "title">, href: string): boolean {
  return title.length > 1 || (title[0] ?? "") !== (href.split("/")[4] ?? "");
}
