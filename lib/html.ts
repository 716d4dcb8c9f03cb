import "server-only";
import sanitize from "sanitize-html";
import { mediaUrl } from "./media";

declare const safe: unique symbol;

/** HTML that went through {@link safeHtml}; the only thing that rich text accepts. */
export type SafeHtml = string & { [safe]: true };

const blocks = ["p", "blockquote", "ul", "ol", "li", "dl", "dt", "dd", "hr", "pre", "figure", "figcaption"];
const inline = [
  "a",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
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

/**
 * An editor's HTML, made safe and fitted into the page.
 * @param raw anything
 * @param under level of the heading that the HTML stands under: its own highest heading becomes one level lower
 * @returns `null` where nothing would be seen
 */
export function safeHtml(raw: string, under: 1 | 2 | 3 = 1): SafeHtml | null {
  const highest = Math.min(6, ...Array.from(raw.matchAll(/<h([1-6])/gi), (match) => Number(match[1])));
  const shifted = (level: number) => `h${Math.min(6, level - highest + under + 1)}`;

  const html = sanitize(raw, {
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
      ...Object.fromEntries(headings.map((tag, index) => [tag, shifted(index + 1)])),
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener noreferrer" } : attribs,
      }),
      img: (tagName, { src, alt, title }) => {
        const own = mediaUrl(src ?? null);
        const attribs = { alt: alt ?? "", loading: "lazy", decoding: "async", ...(title && { title }) };
        return { tagName, attribs: own ? { src: own, ...attribs } : attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  }).trim();
  return html && (/<(img|hr)\b/.test(html) || plainText(html)) ? (html as SafeHtml) : null;
}

/** The words of an HTML text, with single spaces. */
export function plainText(raw: string): string {
  const spaced = raw.replace(/<\/(p|li|h[1-6]|td|th|tr|div|figcaption|blockquote)>|<br\s*\/?>/gi, " $&");
  return sanitize(spaced, {
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

/** The first words of a text, at most `length` characters, never cut inside a word. */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}
