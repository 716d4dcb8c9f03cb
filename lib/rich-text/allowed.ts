/** Allowed HTML of editors; the sanitizer drops everything else. */

const blocks = "p div blockquote ul ol li dl dt dd hr pre figure figcaption details summary".split(" ");
const inline = "a strong b em i u s del code sub sup br abbr cite q small".split(" ");
const tables = "table caption colgroup col thead tbody tfoot tr th td".split(" ");
export const headings = "h1 h2 h3 h4 h5 h6".split(" ");

export const allowedTags = [...blocks, ...inline, ...tables, ...headings, "img"];

/** Name of an element that is dropped. */
export const dropped = "dropped";

/** Holds the text of a link to a video while the sanitizer runs. */
export const videoAttribute = "data-video";

export const allowedAttributes = {
  a: ["href", "title", "rel", videoAttribute],
  img: ["src", "alt", "title", "width", "height", "loading", "decoding", "srcset", "sizes"],
  table: ["class"],
  figure: ["class"],
  th: ["class", "colspan", "rowspan", "scope"],
  td: ["class", "colspan", "rowspan"],
  col: ["span"],
  colgroup: ["span"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
  details: ["open"],
  abbr: ["title"],
  "*": ["lang", "dir", "id"],
};

/** Elements that are replaced. */
export const replacedTags = {
  section: "div",
  article: "div",
  center: "div",
  main: "div",
  aside: "div",
  strike: "s",
  ins: "u",
};

/** Elements that are dropped together with their text, which is not meant to be read. */
export const nonTextTags =
  "script style textarea option select noscript noembed noframes xmp plaintext template title svg math object applet audio video canvas head".split(
    " ",
  );

/** Deeper elements are dropped; their text stays. */
export const maxNesting = 40;

/** Bounds of one text; the rest is cut off, or left out. Characters are UTF-16 units of the result. */
export const maxOutput = { characters: 200_000, tags: 4_000, images: 100 } as const;

/** The beginning of HTML, up to the most tags that a text may have. */
export function cutTags(raw: string): string {
  let end = -1;
  for (let tags = 0; tags <= maxOutput.tags; tags++) {
    end = raw.indexOf("<", end + 1);
    if (end < 0) return raw;
  }
  return raw.slice(0, end);
}

const valuePatterns: Record<string, RegExp> = {
  dir: /^(ltr|rtl|auto)$/i,
  id: /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:-]{0,79}$/u,
  lang: /^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i,
  colspan: /^[1-9]\d{0,2}$/,
  rowspan: /^[1-9]\d{0,2}$/,
  span: /^[1-9]\d{0,2}$/,
  scope: /^(row|col|rowgroup|colgroup)$/i,
  start: /^-?\d{1,6}$/,
  value: /^-?\d{1,6}$/,
  type: /^[1aAiI]$/,
  reversed: /^(reversed|true)?$/i,
  open: /^(open|true)?$/i,
  width: /^[1-9]\d{0,3}$/,
  height: /^[1-9]\d{0,3}$/,
};

const attributesByTag = new Map(
  Object.entries(allowedAttributes).map(([tag, names]) => [
    tag,
    new Set([...names, ...allowedAttributes["*"]]),
  ]),
);

/** Drops attributes that an element must not have, and those with malformed values. */
export function validAttributes(tagName: string, attributes: Record<string, string>): Record<string, string> {
  const allowed = attributesByTag.get(tagName) ?? attributesByTag.get("*");
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => allowed?.has(name) && (valuePatterns[name]?.test(value) ?? true),
    ),
  );
}
