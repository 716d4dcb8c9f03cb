import sanitize from "sanitize-html";
import { escapeHtml } from "../http/escape-html.ts";
import { allowedTags, maxNesting, nonTextTags, replacedTags } from "./allowed.ts";

export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
  /** It had an end tag of its own. */
  isClosed: boolean;
};

/** An element, or text without entities. */
export type HtmlNode = HtmlElement | string;

export function newElement(
  name: string,
  attributes: HtmlElement["attributes"] = {},
  children: HtmlNode[] = [],
): HtmlElement {
  return { name, attributes, children, isClosed: false };
}

const blocks = new Set(
  "address article aside blockquote caption center dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section summary table td th tr ul".split(
    " ",
  ),
);

export function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node === "object";
}

export function isBlock(node: HtmlNode | undefined): boolean {
  return typeof node === "object" && blocks.has(node.name);
}

/** Stands for every element that the sanitizer's parser reports. */
const anyElement = "any";

/**
 * Reads HTML with the sanitizer's own parser. Elements whose text is not meant to be read are without content, and so are
 * frames, whose content no browser shows. Elements deeper than {@link maxNesting} are left out, and their content stays.
 * @returns an element without a name around all others
 */
export function parseHtml(html: string): HtmlElement {
  const root = newElement("");
  /** For each open tag, the element that takes its content. */
  const open = [root];
  const current = () => open.at(-1) ?? root;
  sanitize(html.replace(/<(\/?)oembed\b/gi, "<$1iframe"), {
    allowedTags: [anyElement, "iframe"],
    nonTextTags,
    onOpenTag: () => open.push(current()),
    onCloseTag: (_, isImplied) => {
      const element = open.pop();
      if (element && element !== current()) element.isClosed = !isImplied;
    },
    transformTags: {
      // Not called for what is inside of an element without text.
      "*": (name, attribs) => {
        const element = newElement(name, attribs);
        const parent = current();
        const isText = !nonTextTags.includes(name);
        const isShown = isText && open.length <= maxNesting + 1;
        if (isShown || !isText) parent.children.push(element);
        if (isShown || !isText || name === "iframe") open[open.length - 1] = element;
        return { tagName: isText ? anyElement : name, attribs: {} };
      },
    },
    textFilter: (escaped) => {
      const { name, children } = current();
      const text = unescapeText(escaped);
      const last = children.at(-1);
      if (name === "iframe" || nonTextTags.includes(name)) return "";
      if (typeof last === "string") children[children.length - 1] = last + text;
      else children.push(text);
      return "";
    },
  });
  return root;
}

const written = new Set([...allowedTags, ...Object.keys(replacedTags), "iframe"]);
const voidTags = ["br", "col", "hr", "img"];

/** HTML for the sanitizer: elements that it does not know are left out, and their content stays. */
export function toHtml({ name, attributes, children }: HtmlElement): string {
  const content = children
    .map((node) => (typeof node === "string" ? escapeHtml(node) : toHtml(node)))
    .join("");
  if (!written.has(name)) return content;
  const tag = Object.entries(attributes)
    .filter(([attribute]) => /^[a-z][a-z-]*$/.test(attribute))
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join("");
  return voidTags.includes(name) ? `<${name}${tag}>` : `<${name}${tag}>${content}</${name}>`;
}

function unescapeText(text: string): string {
  return text.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
}
