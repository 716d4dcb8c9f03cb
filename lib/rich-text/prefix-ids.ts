/** Identifies a text in its page. */
export type TextScope = {
  /** Different for each text of the page. */
  prefix: string;
  /** The page is about this text: it may have a list of contents, and `#part` leads to what the editor calls so. */
  isAlone: boolean;
};

/** Tags as the sanitizer writes them: attributes in double quotes, without `>`. */
const tags = /<([a-z][a-z0-9]*)((?: [^>]*)?)>/g;
const isHeading = (name: string) => /^h[1-6]$/.test(name);
const ownId = (attributes: string) => / id="([^"]*)"/.exec(attributes)?.[1];

/**
 * Keeps the ids of headings and those that the text's own links lead to, and gives the other headings of a page's own text
 * ids from their words. An id begins with the prefix of its text, so it neither equals an id of the page itself nor shadows
 * a property of `window` or `document`. The id that an editor gave to a heading or a bookmark also becomes the name of an
 * anchor, which shadows nothing: links from other pages lead to it without scripts. It has an `href` only because valid HTML
 * requires one.
 * @param html of the sanitizer
 */
export function prefixIds(html: string, { prefix, isAlone }: TextScope): string {
  const newId = idMaker(prefix);
  const targets = new Set(
    Array.from(html.matchAll(/ href="#([^"]*)"/g), ([, target = ""]) => decode(target)),
  );
  const renamed = new Map<string, string>();
  for (const [, name = "", attributes = ""] of html.matchAll(tags)) {
    const own = ownId(attributes);
    if (own && !renamed.has(own) && (isHeading(name) || targets.has(own))) renamed.set(own, newId(own));
  }
  const placed = new Set<string>();
  const named = new Set<string>();
  return html.replace(tags, (_, name: string, attributes: string, offset: number) => {
    const own = ownId(attributes);
    const first = own && !placed.has(own) ? renamed.get(own) : undefined;
    if (own && first) placed.add(own);
    const needsId = isHeading(name) && (own || isAlone);
    const id = first ?? (needsId ? newId(own || wordsOf(html, name, offset)) : undefined);
    const others = attributes.replace(/ id="[^"]*"/, "").replace(/ href="#([^"]*)"/, (link, target) => {
      const to = renamed.get(decode(target));
      return to ? ` href="#${to}"` : link;
    });
    const tag = `<${name}${id ? ` id="${id}"` : ""}${others}>`;
    if (!own || !isAlone || named.has(own) || !(isHeading(name) || name === "a")) return tag;
    named.add(own);
    const anchor = `<a name="${own}" href="#${id ?? own}" tabindex="-1" aria-hidden="true"></a>`;
    return isHeading(name) ? tag + anchor : anchor + tag;
  });
}

function idMaker(prefix: string): (base: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (base) => {
    let id = `${prefix}-${base}`;
    while (used.has(id)) {
      const count = (counts.get(base) ?? 1) + 1;
      counts.set(base, count);
      id = `${prefix}-${base}-${count}`;
    }
    used.add(id);
    return id;
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const maxIdLength = 60;

function wordsOf(html: string, name: string, start: number): string {
  const words = html
    .slice(start, html.indexOf(`</${name}>`, start))
    .replace(/<[^>]*>|&[a-z]+;/g, " ")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, maxIdLength)
    .toWellFormed()
    .replace(/^-|[-\ufffd]$/g, "");
  return words || "part";
}
