import { permanentRedirect } from "next/navigation";
import type { Entry } from "../lib/content/items";
import type { PageOf } from "../lib/content/page";
import type { Result } from "../lib/content/read";
import { hasWrongSlug, type TitledParams } from "../lib/site/detail-params";
import { slug } from "../lib/site/record-links";
import type { Language } from "../lib/words/language";
import { pageLanguage } from "../lib/words/use-words";

/** Further pages of a kind are rendered on their first request. */
const maxPrerendered = 12;

/**
 * Params of the pages that a build prerenders.
 * @param none params of a page that does not exist: Next requires at least one, even without content
 */
export function prerenderedParams<T extends Pick<Entry, "id">, P>(
  result: Result<T[]> | Result<PageOf<T>>,
  params: (record: T) => P,
  none: P,
): P[] {
  if (!result.ok) return [none];
  const records = Array.isArray(result.data) ? result.data : result.data.items;
  return records.length > 0 ? records.slice(0, maxPrerendered).map(params) : [none];
}

/** The same for pages whose URL ends in a slug, as their `generateStaticParams`. */
export const prerenderedTitledParams =
  (read: (language: Language) => Promise<Result<Entry[]> | Result<PageOf<Entry>>>) => async () =>
    prerenderedParams(await read(await pageLanguage()), ({ id, title }) => ({ id, title: [slug(title)] }), {
      id: "-",
      title: ["-"],
    });

/** Redirects (308) a URL that does not end in the slug of the record's title. @returns the right path */
export function redirectToSlug(params: Pick<TitledParams, "title">, href: string): string {
  if (hasWrongSlug(params, href)) permanentRedirect(href);
  return href;
}
