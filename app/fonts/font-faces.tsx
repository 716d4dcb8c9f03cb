import { WebFont } from "@/components/islands/web-font";
import { fontFaceStyles, fontUrl, wideScreen } from "@/lib/site/font-face-styles";
import { fontStylesName } from "@/lib/site/inline-scripts";

/**
 * The web font: preloaded on wide screens, later on small ones ({@link WebFont}), never with a layout shift. next/font would
 * put these rules into the style sheets, which arrive after the first view: the browser would then match all fonts again and
 * shift the page.
 */
export function FontFaces() {
  return (
    <>
      <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="" media={wideScreen} />
      <style href={fontStylesName} precedence="fonts">
        {fontFaceStyles}
      </style>
      <WebFont file={fontUrl} />
    </>
  );
}
