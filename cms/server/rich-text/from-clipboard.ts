/** The clipboard of Word, Excel, Google Docs or a web page, as nodes of the editor. */
import { randomBytes } from "node:crypto";
import { type AnyNode, Element, isTag, isText, Text } from "domhandler";
import { innerText } from "domutils";
import { parseDocument } from "htmlparser2";
import { withScheme } from "../../../lib/rich-text/bare-address.ts";
import { toHtml } from "../../../lib/rich-text/html-tree.ts";
import { isMissed } from "../../../lib/rich-text/lost-content.ts";
import { readInput } from "../../../lib/rich-text/read-input.ts";
import { videoLink } from "../../../lib/rich-text/video.ts";
import type { Pasted, PasteProps } from "../../content/paste-plugin.tsx";
import { toCell, toList } from "./from-html.ts";
import { elementsIn, formatOf, inline, isList, runsOf } from "./html-tree.ts";
import {
  blockOf,
  type EditorState,
  element,
  type LexicalNode,
  nodesIn,
  paragraph,
  stateOf,
} from "./nodes.ts";

/** Elements inside of a line. */
const inlineNames = new Set([...formatOf.keys(), "a", "abbr", "br", "cite", "img", "q", "small", "span"]);
const headingTags: Record<string, string> = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/** Reads with the site's own repairs of such HTML, also without what its author could not see, and keeps what the editor has. */
export function fromClipboard(html: string, { inTable = false }: PasteProps = {}): Pasted {
  let embedded = 0;
  const root = readInput(html, (element, reason) => {
    if (isMissed(element, reason)) embedded++;
  });
  const document = parseDocument(toHtml(root));
  const all = elementsIn(document.children);
  const frames = all.filter(({ name }) => name === "iframe");
  const videos = frames.filter(({ attribs }) => videoLink(attribs.src));
  // The site makes a link of the address of a video that is alone in a paragraph.
  for (const video of videos)
    Object.assign(video, { name: "span", children: [new Text(video.attribs.src ?? "")] });
  for (const { name, attribs } of all) if (name === "a") attribs.href = safeAddress(attribs.href);
  const blocks = toBlocks(document.children);
  const nodes = inTable ? blocks.flatMap(forTable) : blocks;
  // The same text may be pasted twice, and Payload knows blocks and links by their ids.
  for (const node of nodes.flatMap(nodesIn)) {
    const id = randomBytes(12).toString("hex");
    if (node.type === "link") node.id = id;
    if (node.type === "block") node.fields = { ...(node.fields as object), id };
  }
  const pictures = all.filter(({ name }) => name === "img").length;
  embedded += frames.length - videos.length;
  return { nodes, leftOut: [...count(pictures, "picture"), ...count(embedded, "embedded object")] };
}

/** Tables without their blocks, and everything else as lines. */
function forTable(node: LexicalNode): LexicalNode[] {
  const { type, children = [], fields } = node;
  if (type === "block") return (fields as { content: EditorState }).content.root.children ?? [];
  if (type === "horizontalrule") return [];
  if (type === "list") return children.flatMap(forTable);
  const lists = children.filter((child) => child.type === "list");
  const line = children.filter((child) => child.type !== "list");
  return [...(line.length > 0 ? [paragraph(line)] : []), ...lists.flatMap(forTable)];
}

const count = (number: number, name: string) =>
  number > 0 ? [`${number} ${name}${number > 1 ? "s" : ""}`] : [];

/** Of a page elsewhere or of this site; nothing for bookmarks of the document and files of the author's computer. */
function safeAddress(raw = ""): string {
  const href = withScheme(raw.trim());
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href) ? href : "";
}

function toBlocks(nodes: AnyNode[]): LexicalNode[] {
  return runsOf(nodes, (node) => !isBlock(node)).flatMap((run) => {
    const [first] = run;
    if (first && isBlock(first)) return toBlock(first);
    const line = inlineOf(run);
    return line.length > 0 ? [paragraph(line)] : [];
  });
}

const isBlock = (node: AnyNode): node is Element => isTag(node) && !inlineNames.has(node.name);

function toBlock(node: Element): LexicalNode[] {
  const heading = headingTags[node.name];
  const filled = (type: string, more?: object) => {
    const line = inlineOf(node.children);
    return line.length > 0 ? [element(type, line, more)] : [];
  };
  if (heading) return filled("heading", { tag: heading });
  if (node.name === "blockquote") return filled("quote");
  if (node.name === "hr") return [{ type: "horizontalrule", version: 1 }];
  if (node.name === "table") return toTable(node);
  if (!isList(node)) return toBlocks(node.children);
  tidyList(node);
  return [toList(node)];
}

/** Puts lists between items into the item before, as Google Docs means them, and makes a line of each item. */
function tidyList(list: Element): void {
  const items: Element[] = [];
  for (const child of list.children.filter(isTag)) {
    const last = items.at(-1);
    if (isList(child) && last) last.children.push(child);
    else items.push(isList(child) ? new Element("li", {}, [child]) : child);
  }
  for (const item of items) {
    const lists = item.children.filter(isList);
    lists.forEach(tidyList);
    item.children = [...asLine(item.children.filter((node) => !isList(node))), ...lists];
  }
  list.children = items;
}

/** A table with a row of headers; of a single cell, its text. */
function toTable(node: Element): LexicalNode[] {
  const own = elementsIn(node.children).filter((each) => tableOf(each) === node);
  const rows = own
    .filter(({ name }) => name === "tr")
    .map((row) => row.children.filter(isTag))
    .filter((cells) => cells.some((cell) => innerText(cell).trim()));
  if (rows.length === 0) return [];
  if (rows.length === 1 && rows[0]?.length === 1) return toBlocks(rows[0][0]?.children ?? []);
  const tableRows = rows.map((cells, index) => {
    const isHead = index === 0 && rows.length > 1;
    const converted = cells.map((cell) => {
      const line = innerText(cell).trim() ? asLine(cell.children) : [];
      return toCell(Object.assign(cell, { name: isHead ? "th" : cell.name, children: line }), isHead);
    });
    return element("tablerow", converted);
  });
  const caption = own.find(({ name }) => name === "caption");
  const content = stateOf([element("table", tableRows)]);
  const captionState = caption ? stateOf([paragraph(inlineOf(caption.children))]) : null;
  return [blockOf("table", { caption: captionState, chart: null, content }, "")];
}

function tableOf({ parent }: Element): unknown {
  if (!parent || !isTag(parent as AnyNode)) return undefined;
  return (parent as Element).name === "table" ? parent : tableOf(parent as Element);
}

/** The content of blocks, each in a line of its own. */
function asLine(nodes: AnyNode[]): AnyNode[] {
  const line: AnyNode[] = [];
  let isEnded = false;
  for (const node of nodes) {
    const isOwnLine = isBlock(node);
    const content = isOwnLine ? asLine(node.children) : [node];
    const isShown = content.some((each) => innerText(each).trim());
    if (!isShown && (isOwnLine || isEnded || line.length === 0)) continue;
    if ((isOwnLine || isEnded) && line.length > 0) line.push(new Element("br", {}));
    line.push(...content);
    isEnded = isOwnLine;
  }
  return line.map((node, index) =>
    isText(node) ? trimmedText(node, line[index - 1], line[index + 1]) : node,
  );
}

/** Without white space at the start and the end of a line. */
function trimmedText({ data }: Text, before: AnyNode | undefined, after: AnyNode | undefined): Text {
  const isEdge = (node: AnyNode | undefined) => !node || (isTag(node) && node.name === "br");
  const start = isEdge(before) ? data.trimStart() : data;
  return new Text(isEdge(after) ? start.trimEnd() : start);
}

/** Inline nodes without white space and breaks around them; none where nothing is to be read. */
function inlineOf(nodes: AnyNode[]): LexicalNode[] {
  if (!nodes.some((node) => innerText(node).trim())) return [];
  const line = inline(asLine(nodes));
  while (line[0]?.type === "linebreak") line.shift();
  while (line.at(-1)?.type === "linebreak") line.pop();
  return line;
}
