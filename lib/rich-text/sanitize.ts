import "server-only";
import sanitize from "sanitize-html";
import { defaultLanguage, type Language } from "../words/language";
import {
  allowedAttributes,
  allowedTags,
  cutTags,
  dropped,
  maxNesting,
  maxOutput,
  nonTextTags,
  replacedTags,
  validAttributes,
  videoAttribute,
} from "./allowed";
import { chartClasses, drawCharts } from "./charts";
import { image, link, video } from "./elements";
import { toHtml } from "./html-tree";
import { playVideos } from "./players";
import { prefixIds, type TextScope } from "./prefix-ids";
import { readInput } from "./read-input";
import { alignedClass } from "./structure";
import { focusWideTables } from "./wide-tables";

declare const safe: unique symbol;

/** HTML that went through {@link safeHtml}; the rich text component accepts nothing else. */
export type SafeHtml = string & { [safe]: true };

/** The bound that a text exceeds. */
export type ExceededBound = keyof typeof maxOutput;

/**
 * Sanitizes an editor's HTML and fits it into the page.
 * @param headingLevel of the heading above the HTML, whose own highest heading becomes one level lower
 * @param scope without it, ids are dropped
 * @param language of what is added: descriptions of charts, links to videos
 * @param onExceeded called with the bounds of {@link maxOutput} beyond which something was dropped, if there are any
 * @returns `null` where nothing would be visible
 */
export function safeHtml(
  raw: string,
  headingLevel: 1 | 2 | 3 = 1,
  onExceeded: (bounds: ExceededBound[]) => void = () => {},
  scope?: TextScope,
  language: Language = defaultLanguage,
): SafeHtml | null {
  const exceeded = new Set<ExceededBound>();
  const cut = cutTags(raw);
  if (cut.length < raw.length) exceeded.add("tags");
  const html = sanitize(toHtml(readInput(cut)), rules(exceeded, scope !== undefined, language))
    .replace(videoTag, "$1>$2</a>")
    .replaceAll(emptyImage, "")
    .trim();
  if (exceeded.size > 0) onExceeded([...exceeded]);
  if (!isVisible(html)) return null;
  const shifted = playVideos(focusWideTables(drawCharts(shiftHeadings(html, headingLevel), language)));
  return (scope ? prefixIds(shifted, scope) : shifted) as SafeHtml;
}

/** An image without a source; removed afterwards, as the sanitizer would copy all of its output for each. */
const emptyImage = "<img />";

function isVisible(html: string): boolean {
  return /<(img|hr)\b/.test(html) || /[^\s\u200b-\u200f\u2060\ufeff]/.test(html.replace(/<[^>]*>/g, ""));
}

/** Rules for one text, which count its output. Once it is full, no text and no element follows. */
function rules(exceeded: Set<ExceededBound>, hasIds: boolean, language: Language): sanitize.IOptions {
  let characters = 0;
  let images = 0;
  let tags = 0;
  const count = (length: number) => {
    characters += length;
    if (characters > maxOutput.characters) exceeded.add("characters");
  };
  const isFull = () => characters > maxOutput.characters || tags > maxOutput.tags;
  return {
    allowedTags,
    allowedAttributes,
    allowedClasses: { table: chartClasses, figure: chartClasses, td: [alignedClass], th: [alignedClass] },
    nonTextTags,
    nestingLimit: maxNesting,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags: {
      ...replacedTags,
      a: (tagName, attribs) => ({ tagName, attribs: link(attribs, language) }),
      img: (tagName, attribs) => {
        if (exceeded.has("images")) return { tagName, attribs: {} };
        const own = image(attribs);
        if (!own.src || ++images <= maxOutput.images) return { tagName, attribs: own };
        exceeded.add("images");
        return { tagName, attribs: {} };
      },
      iframe: (tagName, { src, url, title }) => video(tagName, src ?? url, title, language),
      "*": (tagName, attribs) => {
        const valid = validAttributes(tagName, attribs);
        if (!hasIds) delete valid.id;
        count(2 * tagName.length + 5 + escapedLength(valid));
        // Styles can make more elements than the text has tags.
        if (++tags > maxOutput.tags) exceeded.add("tags");
        // Everything after it is dropped as well: the sanitizer applies this name to later elements at the same depth.
        return isFull() ? { tagName: dropped, attribs: {} } : { tagName, attribs: valid };
      },
    },
    textFilter: (text) => {
      if (isFull()) return "";
      const room = maxOutput.characters - characters;
      count(text.length);
      // Not cut inside an entity.
      return isFull() ? text.slice(0, room).replace(/&[^;]*$/, "") : text;
    },
  };
}

/** Length of attributes as they are written. */
function escapedLength(attribs: sanitize.Attributes): number {
  return Object.entries(attribs).reduce(
    (sum, [name, value]) => sum + name.length + value.replace(/[&<>"]/g, "&quot;").length + 4,
    0,
  );
}

/** The link to a video; the attribute with its text, which the sanitizer has escaped, becomes its content. */
const videoTag = new RegExp(`(<a [^>]*) ${videoAttribute}="([^"]*)"></a>`, "g");

/** The output of the sanitizer is regular enough for this. */
function shiftHeadings(html: string, headingLevel: number): string {
  const highest = Math.min(6, ...Array.from(html.matchAll(/<h([1-6])\b/g), (match) => Number(match[1])));
  const shift = headingLevel + 1 - highest;
  return html.replace(/(<\/?h)([1-6])\b/g, (_, start, level) => start + Math.min(6, Number(level) + shift));
}
