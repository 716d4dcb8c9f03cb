/** Rich text that Strapi sends as blocks in JSON, as HTML. The result is not safe: it goes through the sanitizer. */
import { escapeHtml } from "../http/escape-html.ts";
import { isRecord, type RawRecord } from "./raw-record.ts";

/** True for a list of blocks, also for an empty one. */
export function isBlocks(value: unknown): value is RawRecord[] {
  return (
    Array.isArray(value) &&
    value.every((one) => isRecord(one) && typeof one.type === "string" && Array.isArray(one.children))
  );
}

/** @param nodes blocks, or the children of one; other values are left out */
export function blocksToHtml(nodes: unknown): string {
  return childrenOf(nodes).map(nodeToHtml).join("");
}

const childrenOf = (nodes: unknown) => (Array.isArray(nodes) ? nodes.filter(isRecord) : []);

/** HTML of each type. The content of others stays, without an element of its own. */
const types = new Map<unknown, (node: RawRecord) => string>([
  ["paragraph", ({ children }) => element("p", blocksToHtml(children))],
  [
    "heading",
    ({ level, children }) =>
      element(/^[1-6]$/.test(String(level)) ? `h${level}` : "h2", blocksToHtml(children)),
  ],
  ["quote", ({ children }) => element("blockquote", blocksToHtml(children))],
  ["code", ({ children }) => element("pre", element("code", codeToHtml(textOf(children))))],
  ["list", listToHtml],
  ["image", ({ image }) => (isRecord(image) ? imageToHtml(image) : "")],
  ["link", ({ url, children }) => `<a${attributes({ href: url })}>${blocksToHtml(children)}</a>`],
  ["text", textToHtml],
]);

function nodeToHtml(node: RawRecord): string {
  return types.get(node.type)?.(node) ?? blocksToHtml(node.children);
}

/** A list inside of another one follows the item that it belongs to. */
function listToHtml({ format, children }: RawRecord): string {
  const items: string[] = [];
  for (const child of childrenOf(children)) {
    const html = nodeToHtml(child);
    if (child.type === "list" && items.length > 0) items.push(items.pop() + html);
    else items.push(html);
  }
  const content = items.map((item) => element("li", item)).join("");
  return element(format === "ordered" ? "ol" : "ul", content);
}

function imageToHtml({ url, alternativeText: alt, caption, width, height }: RawRecord): string {
  const image = `<img${attributes({ src: url, alt, width, height })}>`;
  const text = typeof caption === "string" ? caption.trim() : "";
  return element("figure", text ? image + element("figcaption", escapeHtml(text)) : image);
}

const marks = { code: "code", strikethrough: "s", underline: "u", italic: "em", bold: "strong" } as const;

function textToHtml(node: RawRecord): string {
  const html = escapeHtml(String(node.text ?? "")).replace(/\r?\n/g, "<br>");
  return Object.entries(marks).reduce(
    (inner, [mark, name]) => (node[mark] === true && inner ? element(name, inner) : inner),
    html,
  );
}

/** Without blank lines, after which a reader of Markdown would go on. */
const codeToHtml = (code: string) => escapeHtml(code).replaceAll("\n", "&#10;");

function textOf(nodes: unknown): string {
  return childrenOf(nodes)
    .map(({ text, children }) => (typeof text === "string" ? text : textOf(children)))
    .join("");
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;

function attributes(values: RawRecord): string {
  return Object.entries(values)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join("");
}
