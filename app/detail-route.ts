import { permanentRedirect, redirect } from "next/navigation";
import type { Entry } from "../lib/content/entries";
import type { PageOf } from "../lib/read/page";
import type { Result } from "../lib/read/result";
import { hasWrongSlug, type TitledParams } from "../lib/site/detail-params";
import { type LinkedKind, recordHref } from "../lib/site/kind-pages";
import { localPath } from "../lib/site/language-path";
import { slug } from "../lib/site/record-links";
import { defaultLanguage, type Language } from "../lib/words/language";
import { pageLanguage } from "../lib/words/use-words";

/** Further pages of a kind are rendered on their first request. */
const maxPrerendered = 12;

type Listed<T> = Result<T[]> | Result<PageOf<T>>;

/**
 * `generateStaticParams` of the pages of records.
 * @param none params of a page that does not exist: Next requires at least one, even without content
 */
export const prerenderedParams =
  <T extends object, P>(
    read: (language: Language) => Promise<Listed<T>>,
    toParams: (record: T) => P,
    none: P,
  ) =>
  async (): Promise<P[]> => {
    const result = await read(await pageLanguage());
    if (!result.ok) return [none];
    const records = Array.isArray(result.data) ? result.data : result.data.items;
    // One without words in the language of the page has none.
    const own = records.filter((record) => !("lang" in record && record.lang)).slice(0, maxPrerendered);
    return own.length > 0 ? own.map(toParams) : [none];
  };

/** The same for pages whose URL ends in a slug, which those in other languages than the default one lack. */
export const prerenderedTitledParams =
  (read: (language: Language) => Promise<Listed<Entry>>) =>
  async (): Promise<{ id: string; title?: string[] }[]> => {
    const isDefault = (await pageLanguage()) === defaultLanguage;
    const toParams = ({ id, title }: Entry) => ({ id, title: isDefault ? [slug(title)] : [] });
    return prerenderedParams(read, toParams, { id: "-", title: ["-"] })();
  };

/**
 * Redirects (308) a URL that does not end in the slug of the record's title, and (307) one in a language in which the record has no
 * words: to the page that it has.
 * @returns the path of the page
 */
export function redirectToSlug(
  params: Pick<TitledParams, "title">,
  kind: LinkedKind,
  { id, title, lang }: Entry,
  language: Language,
): string {
  const href = recordHref(kind, id, title);
  if (lang) redirect(href);
  const path = localPath(href, language);
  if (hasWrongSlug(params, path)) permanentRedirect(path);
  return path;
}
