import { fontFiles } from "./font-files.ts";
import { typeface } from "./typeface.ts";

/** Wide screens rarely have slow connections: they preload the font. */
export const wideScreen = "(min-width: 60rem)";

const { family, ascent, descent, width } = typeface;

/**
 * Arial, or Liberation Sans with the same widths, as wide and high as the web font, to avoid layout shift and other line breaks.
 * Phones have closer system fonts.
 * @param size in percent: the width of text in the web font, relative to this one
 */
function fallback(weights: string, style: string, size: number): string {
  const [up, down] = [ascent, descent].map((metric) => +((metric / size) * 100).toFixed(2));
  return `@font-face{font-family:"${family} Fallback";font-weight:${weights};src:local("Arial${style}"),local("Liberation Sans${style}");ascent-override:${up}%;descent-override:${down}%;line-gap-override:0%;size-adjust:${size}%}`;
}

const webFont = fontFiles
  .map(
    ({ file, range }) =>
      `@font-face{font-family:"${family}";src:url(/fonts/${file})format("woff2");font-display:optional;font-weight:400 700;unicode-range:${range}}`,
  )
  .join("");

/** The font faces in a media query: the first rule of a style element in every page. */
export const fontFaceStyles = `@media ${wideScreen}{${webFont}${fallback("400", "", width.regular)}${fallback("600 700", " Bold", width.bold)}}`;

/** URL of the last font file, which covers English text. */
export const fontUrl = `/fonts/${fontFiles.at(-1)?.file}`;
