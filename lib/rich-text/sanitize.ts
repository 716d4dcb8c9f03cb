import "server-only";
import sanitize from "sanitize-html";
import { imageSources } from "../media/image-sizes";
import { fileUrl, isBackendUrl, mediaUrl } from "../media/media-url";
import {
  allowedAttributes,
  allowedTags,
  deepest,
  headings,
  renamed,
  videoMark,
  wellFormed,
  withTheirText,
} from "./allowed";
import { videoOf } from "./video";

declare const safe: unique symbol;

/** HTML that went through {@link safeHtml}; the only thing that rich text accepts. */
export type SafeHtml = string & { [safe]: true };

/**
 * An editor's HTML, made safe and fitted into the page.
 * @param raw anything
 * @param under level of the heading that the HTML stands under: its own highest heading becomes one level lower
 * @returns `null` where nothing would be seen
 */
export function safeHtml(raw: string, under: 1 | 2 | 3 = 1): SafeHtml | null {
  const html = withVideos(sanitize(raw, rules)).trim();
  const isSeen = /<(img|hr)\b/.test(html) || /[^\s\u200b-\u200f\u2060\ufeff]/.test(plainText(html));
  return isSeen ? (shiftHeadings(html, under) as SafeHtml) : null;
}

const rules: sanitize.IOptions = {
  allowedTags,
  allowedAttributes,
  nonTextTags: withTheirText,
  nestingLimit: deepest,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    ...renamed,
    a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: picture(attribs) }),
    iframe: (tagName, { src, title }) => video(tagName, src, title),
    oembed: (tagName, { url, title }) => video(tagName, url, title),
    "*": (tagName, attribs) => ({ tagName, attribs: wellFormed(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/**
 * A link to a file of the backend's leads to the site's own address of it; one that leaves the site says so; one that
 * a browser would read in another way than it looks leads nowhere.
 */
function link({ href: raw, rel: _, [videoMark]: __, ...others }: sanitize.Attributes): sanitize.Attributes {
  const href = raw?.trim();
  const url = URL.parse(href ?? "", nowhere);
  if (!href || !url || url.username || url.password) return others;
  if (url.host === new URL(nowhere).host) return { ...others, href };
  if (!/^https?:/i.test(href)) return /^(mailto|tel):/i.test(href) ? { ...others, href } : others;
  const own = fileUrl(href);
  if (own) return { ...others, href: own };
  // Visitors cannot go to the backend, and are not to know where it is.
  return isBackendUrl(href) ? others : { ...others, href, rel: leaving };
}

/** Against which an address without a host is read. */
const nowhere = "https://relative.invalid";

const leaving = "noopener noreferrer";

/** A picture loads when it comes near, in a box of its own proportions, or of usual ones where they are not known. */
function picture({ src, alt = "", title, ...others }: sanitize.Attributes): sanitize.Attributes {
  const own = mediaUrl(src ?? null);
  if (!own) return {};
  const { width, height } = wellFormed(others);
  const size = width && height ? { width, height } : { width: "1200", height: "675" };
  return {
    src: own,
    ...(scalable.test(own) && { srcset: imageSources(own, column).srcSet, sizes: columnSizes }),
    alt,
    ...(title && { title }),
    ...size,
    loading: "lazy",
    decoding: "async",
  };
}

/** What can be made smaller; moving pictures and drawings stay what they are. */
const scalable = /\.(?:avif|jpe?g|png|webp)$/i;

/** How wide a column of text is at most, in px, and in which part of a screen. */
const column = 704;
const columnSizes = "(max-width: 48rem) 100vw, 44rem";

/** A video is a link to it: nothing is asked of its host before a visitor wants to see it. */
function video(tagName: string, address: string | undefined, title = ""): sanitize.Tag {
  const found = videoOf(address);
  if (!found) return { tagName, attribs: {} };
  const words = `${title.trim() || "Watch the video"} (${found.host})`;
  return { tagName: "a", attribs: { href: found.href, rel: leaving, [videoMark]: words } };
}

/**
 * Puts the words of a link to a video where they are read. They go through the sanitiser as an attribute: what it
 * takes as a text for an element it may write as it is.
 */
function withVideos(html: string): string {
  return html.replace(videoLink, "$1>$2</a>");
}

const videoLink = new RegExp(`(<a [^>]*) ${videoMark}="([^"]*)">[^<]*</a>`, "g");

/** What the sanitiser wrote is regular enough for this. */
function shiftHeadings(html: string, under: number): string {
  const highest = Math.min(6, ...Array.from(html.matchAll(/<h([1-6])\b/g), (match) => Number(match[1])));
  const by = under + 1 - highest;
  return html.replace(/(<\/?h)([1-6])\b/g, (_, start, level) => start + Math.min(6, Number(level) + by));
}

const breaks =
  /<\/?(address|article|aside|blockquote|br|caption|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)\b/gi;

/**
 * The words of an HTML text, with single spaces.
 * @param headings whether those in headings are among them: they read oddly in running words
 */
export function plainText(raw: string, { headings: withHeadings = true } = {}): string {
  return sanitize(raw.replace(breaks, " $&"), {
    allowedTags: [],
    nonTextTags: withHeadings ? withTheirText : [...withTheirText, ...headings],
    textFilter: (text) =>
      text
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, "&"),
  })
    .replace(/\s+/g, " ")
    .trim();
}

/** The first words of a text: at most `length` UTF-16 units with the ellipsis, never cut inside a word or a character. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const end = /\s/.test(text.charAt(length - 1)) ? cut.length : cut.lastIndexOf(" ");
  const words = (end > 0 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, "");
  return `${words.replace(/[\s,;:.–-]+$/, "")}…`;
}
