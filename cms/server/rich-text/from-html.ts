import { createHash } from "node:crypto";
import serialize from "dom-serializer";
import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { getChildren, innerText } from "domutils";
import { parseDocument } from "htmlparser2";
import {
  blockOf,
  type EditorState,
  element,
  formats,
  headerOf,
  type LexicalNode,
  paragraph,
  stateOf,
} from "./nodes.ts";
import { toHtml } from "./to-html.ts";

/** The id of the file that HTML names by its path; `undefined` when the CMS does not have it. */
export type FileId = (path: string) => number | undefined;

const formatOf = new Map<string, number>([
  ...formats,
  ["b", 1],
  ["i", 2],
  ["del", 4],
  ["strike", 4],
  ["ins", 8],
]);
const chartClass = /^chart-(bars|columns|line|points|waterfall)$/;

const render = (nodes: AnyNode | AnyNode[]) => serialize(nodes, { encodeEntities: "utf8" });

/** Thrown where the editor has nothing for an element. */
class Unsupported extends Error {}

/**
 * HTML as a document of the editor. What the editor could not give back as it is becomes a block of HTML, so that
 * nothing is lost.
 */
export function fromHtml(html: string, fileId: FileId): EditorState {
  const blocks: LexicalNode[] = [];
  let loose: AnyNode[] = [];
  const addLoose = () => {
    const isBlank = loose.every((node) => isText(node) && !node.data.trim());
    if (!isBlank) blocks.push(convert(loose, fileId));
    loose = [];
  };
  for (const node of parseDocument(html).children) {
    if (!isTag(node) || formatOf.has(node.name) || ["a", "br"].includes(node.name)) loose.push(node);
    else {
      addLoose();
      blocks.push(convert([node], fileId));
    }
  }
  addLoose();
  return stateOf(blocks);
}

function convert(nodes: AnyNode[], fileId: FileId): LexicalNode {
  const html = render(nodes);
  const [first] = nodes;
  try {
    const node = first && isTag(first) && nodes.length === 1 ? toBlock(first, fileId) : undefined;
    const paths = new Map<unknown, string>();
    if (node) {
      for (const { attribs } of elementsIn(nodes))
        if (attribs.src) paths.set(fileId(attribs.src), attribs.src);
      const result = toHtml(stateOf([node]), (id) => paths.get(id));
      if (normalized(result) === normalized(html)) return node;
    }
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
  }
  return blockOf("html", { html }, idOf(html));
}

function toBlock(node: Element, fileId: FileId): LexicalNode {
  switch (node.name) {
    case "p":
      return paragraph(inline(node.children));
    case "h2":
    case "h3":
    case "h4":
      return element("heading", inline(node.children), { tag: node.name });
    case "blockquote": {
      const [only, ...others] = contentOf(node);
      if (!only || others.length > 0 || !isTag(only) || only.name !== "p") throw new Unsupported();
      return element("quote", inline(only.children));
    }
    case "ul":
    case "ol":
      return toList(node);
    case "hr":
      return { type: "horizontalrule", version: 1 };
    case "table":
      return toTable(node);
    case "figure":
      return toFigure(node, fileId);
    default:
      throw new Unsupported();
  }
}

function toList(node: Element): LexicalNode {
  const items = contentOf(node).flatMap((child) => {
    if (!isTag(child) || child.name !== "li") throw new Unsupported();
    const isList = (inner: AnyNode) => isTag(inner) && ["ul", "ol"].includes(inner.name);
    const nested = child.children.filter(isList).map((list) => toList(list as Element));
    const text = inline(trimmed(child.children.filter((inner) => !isList(inner))));
    return [text, ...nested.map((list) => [list])];
  });
  const children = items.map((item, index) => element("listitem", item, { value: index + 1 }));
  const start = Number(node.attribs.start ?? 1);
  return element("list", children, {
    tag: node.name,
    start,
    listType: node.name === "ul" ? "bullet" : "number",
  });
}

function toTable(node: Element): LexicalNode {
  const parts = contentOf(node).filter(isTag);
  const caption = parts.find(({ name }) => name === "caption");
  const rows = parts
    .filter((part) => part !== caption)
    .flatMap((part) => (part.name === "tr" ? [part] : contentOf(part).filter(isTag)))
    .map((row) => {
      const isHead = (row.parent as Element).name === "thead";
      return element(
        "tablerow",
        contentOf(row)
          .filter(isTag)
          .map((cell) => toCell(cell, isHead)),
      );
    });
  const chart = node.attribs.class ?? "";
  if (chart && !chartClass.test(chart)) throw new Unsupported();
  const fields = {
    caption: caption ? stateOf([paragraph(inline(caption.children))]) : null,
    chart: chart || null,
    content: stateOf([element("table", rows)]),
  };
  return blockOf("table", fields, idOf(render(node)));
}

function toCell(cell: Element, isHead: boolean): LexicalNode {
  const headerState = cell.name === "th" ? (isHead ? headerOf.row : headerOf.column) : 0;
  const spans = { colSpan: Number(cell.attribs.colspan ?? 1), rowSpan: Number(cell.attribs.rowspan ?? 1) };
  const more = { headerState, ...spans, backgroundColor: null };
  return element("tablecell", [paragraph(inline(cell.children))], more);
}

function toFigure(node: Element, fileId: FileId): LexicalNode {
  const [img, caption, ...others] = contentOf(node).filter(isTag);
  const image = img?.name === "img" ? fileId(img.attribs.src ?? "") : undefined;
  if (!image || others.length > 0 || (caption && caption.name !== "figcaption")) throw new Unsupported();
  const captionState = caption ? stateOf([paragraph(inline(caption.children))]) : null;
  return blockOf("figure", { image, alt: img?.attribs.alt ?? "", caption: captionState }, idOf(render(node)));
}

function inline(nodes: AnyNode[], format = 0): LexicalNode[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return textNode(node.data.replace(/[\t\r\n ]+/g, " "), format);
    if (!isTag(node)) return [];
    if (node.name === "br") return { type: "linebreak", version: 1 };
    const bit = formatOf.get(node.name);
    if (bit) return inline(node.children, format | bit);
    if (node.name !== "a" || !node.attribs.href) throw new Unsupported();
    const fields = { linkType: "custom", url: node.attribs.href, newTab: false };
    return element("link", inline(node.children, format), { version: 3, fields, id: idOf(render(node)) });
  });
}

function textNode(text: string, format: number): LexicalNode[] {
  return text ? [{ type: "text", version: 1, text, format, detail: 0, mode: "normal", style: "" }] : [];
}

/** Children without the white space between them. */
function contentOf(node: Element): AnyNode[] {
  return getChildren(node).filter((child) => !isText(child) || child.data.trim());
}

function trimmed(nodes: AnyNode[]): AnyNode[] {
  const first = nodes.findIndex((node) => innerText(node).trim() !== "" || isTag(node));
  const last = nodes.findLastIndex((node) => innerText(node).trim() !== "" || isTag(node));
  return first < 0 ? [] : nodes.slice(first, last + 1);
}

function elementsIn(nodes: AnyNode[]): Element[] {
  return nodes.filter(isTag).flatMap((node) => [node, ...elementsIn(node.children)]);
}

/** One spelling for what means the same: other names of an element, and white space between blocks. */
function normalized(html: string): string {
  const names = { b: "strong", i: "em", del: "s", strike: "s", ins: "u" } as Record<string, string>;
  const nodes = parseDocument(html).children;
  for (const node of elementsIn(nodes)) node.name = names[node.name] ?? node.name;
  return render(nodes)
    .replace(/[\t\r\n ]+/g, " ")
    .replace(
      / ?(<\/?(?:p|ul|ol|li|table|caption|thead|tbody|tr|th|td|figure|figcaption|blockquote)\b[^>]*>) ?/g,
      "$1",
    );
}

function idOf(html: string): string {
  return createHash("sha256").update(html).digest("hex").slice(0, 24);
}
