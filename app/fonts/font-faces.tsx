import { WebFont } from "@/components/islands/web-font";
import { faces } from "./faces";

const first = `/fonts/${faces[0]?.file}`;
const styles = "font-faces";
/** Wide screens rarely have slow connections: they preload the font. */
const wideScreen = "(min-width: 60rem)";

/** Arial with the metrics of the web font, to avoid layout shift. Phones have closer system fonts. */
const fallback =
  '@font-face{font-family:"Instrument Sans Fallback";src:local(Arial);ascent-override:93.97%;descent-override:24.22%;line-gap-override:0%;size-adjust:103.22%}';

const webFont = faces
  .map(
    ({ file, range }) =>
      `@font-face{font-family:"Instrument Sans";src:url(/fonts/${file})format("woff2");font-display:optional;font-weight:400 700;unicode-range:${range}}`,
  )
  .join("");

/**
 * The web font: preloaded on wide screens, later on small ones ({@link WebFont}), never with a layout shift. next/font would
 * put these rules into the style sheets, which arrive after the first view: the browser would then match all fonts again and
 * shift the page.
 */
export function FontFaces() {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={first} crossOrigin="" media={wideScreen} />
      <style href={styles} precedence="fonts">
        {`@media ${wideScreen}{${webFont}${fallback}}`}
      </style>
      <WebFont file={first} styles={styles} />
    </>
  );
}
