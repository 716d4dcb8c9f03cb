/** The longest values that are taken, in UTF-16 units, and the most pictures of a record. */
export const maxLength = { title: 1_000, text: 20_000, html: 200_000, address: 2_000, images: 200 } as const;
