import { faces } from "./faces";

/** The fallback's measures are those of the font: what is set in it takes about the same room. */
const fallback =
  '@font-face{font-family:"Instrument Sans Fallback";src:local(Arial);ascent-override:93.97%;descent-override:24.22%;line-gap-override:0%;size-adjust:103.22%}';

const css = faces
  .map(
    ({ file, range }) =>
      `@font-face{font-family:"Instrument Sans";src:url(/fonts/${file})format("woff2");font-display:optional;font-weight:400 700;unicode-range:${range}}`,
  )
  .join("");

/**
 * The site's font. On a slow line the first view keeps the fallback, and nothing moves when the font has come: it is there
 * on the next one. Wide screens, whose lines are seldom slow, ask for it at once and wait for it a moment. Not by next/font, which puts these rules into the style sheets: when those come, after the first view,
 * browsers look for every font anew, find this one, and the page moves under the visitor's finger.
 */
export function FontFaces() {
  return (
    <>
      <link
        rel="preload"
        as="font"
        type="font/woff2"
        href={`/fonts/${faces[0]?.file}`}
        crossOrigin=""
        media="(min-width: 60rem)"
      />
      <style href="font-faces" precedence="fonts">
        {css + fallback}
      </style>
    </>
  );
}
