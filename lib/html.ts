import "server-only";
import sanitize from "sanitize-html";
import { isBackendUrl, mediaUrl } from "./media";

declare const safe: unique symbol;

/** HTML that went through {@link safeHtml}; the only thing that rich text accepts. */
export type SafeHtml = string & { [safe]: true };

const blocks = [
  "p",
  "div",
  "blockquote",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "hr",
  "pre",
  "figure",
  "figcaption",
];
const inline = [
  "a",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "del",
  "code",
  "sub",
  "sup",
  "br",
  "abbr",
  "cite",
  "q",
  "small",
];
const tables = ["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"];
const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
/** Other words for what is kept. */
const renamed = {
  section: "div",
  article: "div",
  center: "div",
  main: "div",
  aside: "div",
  strike: "s",
  ins: "u",
};

/**
 * An editor's HTML, made safe and fitted into the page.
 * @param raw anything
 * @param under level of the heading that the HTML stands under: its own highest heading becomes one level lower
 * @returns `null` where nothing would be seen
 */
export function safeHtml(raw: string, under: 1 | 2 | 3 = 1): SafeHtml | null {
  const html = sanitize(raw, rules).trim();
  const isSeen = /<(img|hr)\b/.test(html) || /[^\s\u200b-\u200f\u2060\ufeff]/.test(plainText(html));
  return isSeen ? (shiftHeadings(html, under) as SafeHtml) : null;
}

const rules: sanitize.IOptions = {
  allowedTags: [...blocks, ...inline, ...tables, ...headings, "img"],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "loading", "decoding"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    col: ["span"],
    colgroup: ["span"],
    ol: ["start", "reversed", "type"],
    abbr: ["title"],
    "*": ["lang", "dir"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    ...renamed,
    a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
    img: (tagName, { src, alt, title }) => {
      const own = mediaUrl(src ?? null);
      const attribs = { alt: alt ?? "", loading: "lazy", decoding: "async", ...(title && { title }) };
      return { tagName, attribs: own ? { src: own, ...attribs } : attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** A link to a file of the backend's leads to the site's own address of it; one that leaves the site says so. */
function link(attribs: sanitize.Attributes): sanitize.Attributes {
  if (!/^\s*https?:/i.test(attribs.href ?? "")) return attribs;
  const { href = "", ...others } = attribs;
  const own = mediaUrl(href.trim());
  if (own) return { ...attribs, href: own };
  // Visitors cannot go to the backend, and are not to know where it is.
  return isBackendUrl(href.trim()) ? others : { ...attribs, rel: "noopener noreferrer" };
}

/** What the sanitiser wrote is regular enough for this. */
function shiftHeadings(html: string, under: number): string {
  const highest = Math.min(6, ...Array.from(html.matchAll(/<h([1-6])\b/g), (match) => Number(match[1])));
  const by = under + 1 - highest;
  return html.replace(/(<\/?h)([1-6])\b/g, (_, start, level) => start + Math.min(6, Number(level) + by));
}

const breaks =
  /<\/?(address|article|aside|blockquote|br|caption|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)\b/gi;

/** The words of an HTML text, with single spaces. */
export function plainText(raw: string): string {
  return sanitize(raw.replace(breaks, " $&"), {
    allowedTags: [],
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
