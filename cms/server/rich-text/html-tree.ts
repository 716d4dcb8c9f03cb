/** Elements of a text, and its inline content as Lexical stores it. */
import { createHash } from "node:crypto";
import serialize from "dom-serializer";
import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { getChildren, innerText } from "domutils";
import { parseDocument } from "htmlparser2";
import { element, formats, type LexicalNode } from "./nodes.ts";

/** Elements that become a format of the text in them. */
export const formatOf = new Map<string, number>([
  ...formats,
  ["b", 1],
  ["i", 2],
  ["del", 4],
  ["strike", 4],
  ["ins", 8],
]);

export const render = (nodes: AnyNode | AnyNode[]) => serialize(nodes, { encodeEntities: "utf8" });

export function inline(nodes: AnyNode[], format = 0): LexicalNode[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return textNode(node.data.replace(/[\t\r\n ]+/g, " "), format);
    if (!isTag(node)) return [];
    if (node.name === "br") return { type: "linebreak", version: 1 };
    if (node.name !== "a" || !node.attribs.href)
      return inline(node.children, format | (formatOf.get(node.name) ?? 0));
    const fields = { linkType: "custom", url: node.attribs.href, newTab: false };
    return element("link", inline(node.children, format), { version: 3, fields, id: idOf(render(node)) });
  });
}

function textNode(text: string, format: number): LexicalNode[] {
  return text ? [{ type: "text", version: 1, text, format, detail: 0, mode: "normal", style: "" }] : [];
}

export const isList = (node: AnyNode): node is Element & { name: "ul" | "ol" } =>
  isTag(node) && (node.name === "ul" || node.name === "ol");

/** Children without the white space between them. */
export function contentOf(node: Element): AnyNode[] {
  return getChildren(node).filter((child) => !isText(child) || child.data.trim());
}

export function trimmed(nodes: AnyNode[]): AnyNode[] {
  const first = nodes.findIndex((node) => innerText(node).trim() !== "" || isTag(node));
  const last = nodes.findLastIndex((node) => innerText(node).trim() !== "" || isTag(node));
  return first < 0 ? [] : nodes.slice(first, last + 1);
}

/** Blocks one by one, and between them each run of inline nodes. */
export function runsOf(nodes: AnyNode[], isInline: (node: AnyNode) => boolean): AnyNode[][] {
  const runs: AnyNode[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && isInline(last[0]) && isInline(node)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

export function elementsIn(nodes: AnyNode[]): Element[] {
  return nodes.filter(isTag).flatMap((node) => [node, ...elementsIn(node.children)]);
}

/** One spelling for what means the same: other names of an element, the order of attributes, and white space between blocks. */
export function normalized(html: string): string {
  const names = new Map(formats.map(([name, bit]) => [bit as number, name]));
  const nodes = parseDocument(html).children;
  for (const node of elementsIn(nodes)) {
    node.name = names.get(formatOf.get(node.name) ?? 0) ?? node.name;
    node.attribs = Object.fromEntries(Object.entries(node.attribs).sort());
  }
  return render(nodes)
    .replace(/[\t\r\n ]+/g, " ")
    .replace(
      / ?(<\/?(?:p|ul|ol|li|table|caption|thead|tbody|tr|th|td|figure|figcaption|blockquote)\b[^>]*>) ?/g,
      "$1",
    );
}

export function idOf(html: string): string {
  return createHash("sha256").update(html).digest("hex").slice(0, 24);
}
