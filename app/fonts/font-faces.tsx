import { WebFont } from "@/components/islands/web-font";
import { faces } from "./faces";

const first = `/fonts/${faces[0]?.file}`;
const styles = "font-faces";
/** Wide screens, whose lines are seldom slow, ask for the font at once and wait for it a moment. */
const wide = "(min-width: 60rem)";

/** The fallback's measures are those of the font: what is set in it takes about the same room. Phones have better ones. */
const fallback =
  '@font-face{font-family:"Instrument Sans Fallback";src:local(Arial);ascent-override:93.97%;descent-override:24.22%;line-gap-override:0%;size-adjust:103.22%}';

const own = faces
  .map(
    ({ file, range }) =>
      `@font-face{font-family:"Instrument Sans";src:url(/fonts/${file})format("woff2");font-display:optional;font-weight:400 700;unicode-range:${range}}`,
  )
  .join("");

/**
 * The site's font: at once on wide screens, later on small ones ({@link WebFont}); no first view moves when it comes. Not by
 * next/font, which puts these rules into the style sheets: when those come, after the first view, browsers look for every
 * font anew, find this one, and the page moves under the visitor's finger.
 */
export function FontFaces() {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={first} crossOrigin="" media={wide} />
      <style href={styles} precedence="fonts">
        {`@media ${wide}{${own}${fallback}}`}
      </style>
      <WebFont file={first} styles={styles} />
    </>
  );
}
