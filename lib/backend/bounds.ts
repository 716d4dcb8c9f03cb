/** Limits of a record's fields: lengths in UTF-16 units, `images` a number of images. */
export const maxLength = { title: 1_000, text: 20_000, html: 200_000, address: 2_000, images: 200 } as const;
