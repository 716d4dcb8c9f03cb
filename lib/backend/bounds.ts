/** In UTF-16 units. */
export const maxLength = { title: 300, line: 1_000, text: 20_000, html: 100_000, url: 2_000 } as const;

/** Images of one record. */
export const maxImages = 100;

/** Blocks of a page that editors compose. */
export const maxBlocks = 40;

/** Links of editors in the menu or in a column of the footer, and entries of a list on the home page. */
export const maxEntries = 30;

/** Values in a list inside a record. */
export const maxItems = 100;
