import { fontFiles } from "./font-files.ts";

/** Wide screens rarely have slow connections: they preload the font. */
export const wideScreen = "(min-width: 60rem)";

/** Arial with the metrics of the web font, to avoid layout shift. Phones have closer system fonts. */
const fallback =
  '@font-face{font-family:"Instrument Sans Fallback";src:local(Arial);ascent-override:93.97%;descent-override:24.22%;line-gap-override:0%;size-adjust:103.22%}';

const webFont = fontFiles
  .map(
    ({ file, range }) =>
      `@font-face{font-family:"Instrument Sans";src:url(/fonts/${file})format("woff2");font-display:optional;font-weight:400 700;unicode-range:${range}}`,
  )
  .join("");

/** The font faces in a media query: the first rule of a style element in every page. */
export const fontFaceStyles = `@media ${wideScreen}{${webFont}${fallback}}`;

/** URL of the last font file, which covers English text. */
export const fontUrl = `/fonts/${fontFiles.at(-1)?.file}`;
