import { imageSources } from "./image-sizes.ts";

/** Ends the URLs of the company's logo, so that the server can send the built-in one if it is missing. */
const mark = "logo";

/** Next does not resize SVGs. */
const isDrawing = /\.svg$/i;

/**
 * `src` and `srcset` of a logo.
 * @param path on the site
 * @param width of its box, in CSS px
 */
export function logoSources(path: string, width: number): { src: string; srcSet?: string } {
  if (isDrawing.test(path)) return { src: `${path}?${mark}` };
  const { src, srcSet } = imageSources(path, width);
  return { src: `${src}&${mark}`, srcSet: srcSet.replaceAll(/(?= \d+w)/g, `&${mark}`) };
}

/** True for a URL of {@link logoSources}. */
export function isLogoUrl(url: string): boolean {
  return /^\/(?:_next\/image\?|files\/)/.test(url) && /[?&]logo(?:=?$|=?&)/.test(url);
}
