/** Route params of a record's page, whose URL ends in the slug of its title. */
export type TitledParams = { id: string; title?: string[] };

/**
 * Tells whether the last part of a URL is missing or is not the slug of the record's title.
 * @param href the record's canonical path
 */
export function hasWrongSlug({ title = [] }: Pick<TitledParams, "title">, href: string): boolean {
  return title.length > 1 || (title[0] ?? "") !== (href.split("/")[4] ?? "");
}
