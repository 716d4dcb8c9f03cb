import "server-only";
import type sanitize from "sanitize-html";
import { imageSources } from "../media/image-sizes";
import { fileUrl, isBackendUrl, mediaUrl } from "../media/media-url";
import { localPath } from "../site/language-path";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { validAttributes, videoAttribute } from "./allowed";
import { withScheme } from "./bare-address";
import { videoLink } from "./video";

/**
 * Rewrites links to files of the backend to the site's own URLs, marks external links, and drops links to the backend and
 * those with credentials, which browsers resolve differently from what they look like. The name of an anchor becomes its id.
 */
export function link(
  { href: raw, rel: _, [videoAttribute]: __, name, id = name, ...rest }: sanitize.Attributes,
  language: Language,
): sanitize.Attributes {
  const others = { ...rest, ...(id && { id }) };
  const href = withScheme(raw?.trim() ?? "");
  const url = URL.parse(href, relativeBase);
  if (!href || !url || url.username || url.password) return others;
  const isRelative = url.host === new URL(relativeBase).host;
  if (!isRelative && !/^https?:/i.test(href))
    return /^(mailto|tel):/i.test(href) ? { ...others, href } : others;
  const own = fileUrl(href);
  if (own) return { ...others, href: own + url.hash };
  if (isRelative) return { ...others, href: localPath(href, language) };
  // Visitors cannot reach the backend and must not learn its URL.
  return isBackendUrl(href) ? others : { ...others, href, rel: externalRel };
}

const relativeBase = "https://relative.invalid";

const externalRel = "noopener noreferrer";

/** Images load lazily, in a box of their own aspect ratio or, where it is unknown, of 16:9. */
export function image({ src, alt = "", title, ...others }: sanitize.Attributes): sanitize.Attributes {
  const own = mediaUrl(src ?? null);
  if (!own) return {};
  const { width, height } = validAttributes("img", others);
  const isSized = width && (height || Number(width) <= maxInlineWidth);
  const size = isSized ? { width, height: height ?? width } : { width: "1200", height: "675" };
  return {
    src: own,
    ...(resizable.test(own) && imageSizes(own, Number(size.width))),
    alt,
    ...(title && { title }),
    ...size,
    loading: "lazy",
    decoding: "async",
  };
}

/** GIF and SVG are not resized. */
const resizable = /\.(?:avif|jpe?g|png|webp)$/i;

/** Maximum width of a text column in px. */
const columnWidth = 704;
const columnSizes = "(max-width: 48rem) 100vw, 44rem";

/** Width in px of the largest image that is part of a line: components/ui/rich-text.module.css knows it by its `sizes`. */
const maxInlineWidth = 96;

function imageSizes(src: string, width: number): sanitize.Attributes {
  const narrow = width <= maxInlineWidth ? `${width}px` : `min(100vw, ${width}px)`;
  const srcset = imageSources(src, Math.min(width, columnWidth)).srcSet;
  return { srcset, sizes: width < columnWidth ? narrow : columnSizes };
}

/** Embedded videos (`iframe`, and `oembed` as one) become links: nothing is requested from their host before a click. */
export function video(
  tagName: string,
  url: string | undefined,
  title: string | undefined,
  language: Language,
): sanitize.Tag {
  const link = videoLink(url);
  if (!link) return { tagName, attribs: {} };
  const text = `${title?.trim() || words(language)("richText.watchVideo")} (${link.host})`;
  return { tagName: "a", attribs: { href: link.href, rel: externalRel, [videoAttribute]: text } };
}
