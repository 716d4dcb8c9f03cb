/** Route params of a record's page; its URL ends in the slug of the title. */
export type TitledParams = { id: string; title?: string[] };

/** @param path the record's canonical one, in any language */
export function hasWrongSlug({ title = [] }: Pick<TitledParams, "title">, path: string): boolean {
  const [, slug = ""] = /\/details\/[^/]+\/(.+)/.exec(path) ?? [];
  return title.length > 1 || (title[0] ?? "") !== slug;
}
