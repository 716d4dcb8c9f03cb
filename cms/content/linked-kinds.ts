/** Records with an address of their own, and files: links in texts lead to them. */
export const linkedKinds = [
  "products",
  "services",
  "expertise",
  "news",
  "blog",
  "references",
  "miscellaneous",
  "pages",
  "media",
] as const;

/** A record or a file, by its id in the CMS. */
export type LinkTarget = { relationTo: string; value: unknown };
