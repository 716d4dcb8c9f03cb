/** Route params of a record's page; its URL ends in the slug of the title. */
export type TitledParams = { id: string; title?: string[] };

/** @param href the record's canonical path */
export function hasWrongSlug({ title = [] }: Pick<TitledParams, "title">, href: string): boolean {
  return title.length > 1 || (title[0] ?? "") !== (href.split("/")[4] ?? "");
}
