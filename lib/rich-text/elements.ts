import "server-only";
import type sanitize from "sanitize-html";
import { imageSources } from "../media/image-sizes";
import { fileUrl, isBackendUrl, mediaUrl } from "../media/media-url";
import { validAttributes, videoAttribute } from "./allowed";
import { videoLink } from "./video";

/**
 * Rewrites links to files of the backend to the site's own URLs, marks external links, and drops links to the backend and
 * those with credentials, which browsers resolve differently from what they look like.
 */
export function link({
  href: raw,
  rel: _,
  [videoAttribute]: __,
  ...others
}: sanitize.Attributes): sanitize.Attributes {
  const href = raw?.trim();
  const url = URL.parse(href ?? "", relativeBase);
  if (!href || !url || url.username || url.password) return others;
  if (url.host === new URL(relativeBase).host) return { ...others, href };
  if (!/^https?:/i.test(href)) return /^(mailto|tel):/i.test(href) ? { ...others, href } : others;
  const own = fileUrl(href);
  if (own) return { ...others, href: own };
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
  const size = width && height ? { width, height } : { width: "1200", height: "675" };
  return {
    src: own,
    ...(resizable.test(own) && { srcset: imageSources(own, columnWidth).srcSet, sizes: columnSizes }),
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

/** Embedded videos (`iframe`, and `oembed` as one) become links: nothing is requested from their host before a click. */
export function video(tagName: string, url: string | undefined, title = ""): sanitize.Tag {
  const link = videoLink(url);
  if (!link) return { tagName, attribs: {} };
  const text = `${title.trim() || "Watch the video"} (${link.host})`;
  return { tagName: "a", attribs: { href: link.href, rel: externalRel, [videoAttribute]: text } };
}
