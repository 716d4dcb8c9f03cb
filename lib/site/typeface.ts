/**
 * The typeface of pages and link previews, from the packages of this name in `@fontsource-variable` and `@expo-google-fonts`.
 * `--font` in app/tokens.css begins with it, and tools/brand/subset-fonts.py makes the files of its letters.
 */
export const typeface = {
  family: "Instrument Sans",
  /** In percent of its size, as in the font file. */
  ascent: 97,
  descent: 25,
  /** Width of text in percent of the same text in Arial. */
  width: { regular: 102.2, bold: 98.2 },
} as const;
