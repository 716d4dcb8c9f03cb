import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import {
  contentOf,
  elementsIn,
  formatOf,
  idOf,
  inline,
  isList,
  normalized,
  render,
  runsOf,
  trimmed,
} from "./html-tree.ts";
import type { LinkTarget } from "./nodes.ts";
import {
  blockOf,
  type EditorState,
  element,
  headerOf,
  type LexicalNode,
  nodesIn,
  paragraph,
  stateOf,
} from "./nodes.ts";
import { type TextReferences, toHtml } from "./to-html.ts";

/** The CMS's ids of files and records that HTML names; `undefined` when it does not have them. */
export type TextTargets = Pick<TextReferences, "size"> & {
  /** The id of a file by its path. */
  file: (path: string) => number | undefined;
  /** The record or file that has exactly this address. */
  linked?: (href: string) => LinkTarget | undefined;
};

const chartClass = /^chart-(bars|columns|line|points|waterfall)$/;

/**
 * HTML as a document of the editor. What the editor could not give back as it is becomes a block of HTML, so that
 * nothing is lost. Payload's converter needs a DOM, knows none of the three blocks, and drops what the editor does not have.
 */
export function fromHtml(html: string, targets: TextTargets): EditorState {
  const isInline = (node: AnyNode) =>
    !isTag(node) || formatOf.has(node.name) || ["a", "br"].includes(node.name);
  const isBlank = (run: AnyNode[]) => run.every((node) => isText(node) && !node.data.trim());
  const runs = runsOf(parseDocument(html).children, isInline).filter((run) => !isBlank(run));
  return stateOf(runs.map((run) => convert(run, targets)));
}

/** Elements that the editor does not have lose their tags here, and so do not come back as they were. */
function convert(nodes: AnyNode[], targets: TextTargets): LexicalNode {
  const html = render(nodes);
  const [first] = nodes;
  const node = first && isTag(first) && nodes.length === 1 ? toBlock(first, targets) : undefined;
  if (node) {
    const paths = new Map<unknown, string>();
    const elements = elementsIn(nodes);
    for (const { attribs } of elements) if (attribs.src) paths.set(targets.file(attribs.src), attribs.src);
    const hasSize = elements.some(({ attribs }) => attribs.width || attribs.height);
    const size = hasSize ? targets.size : undefined;
    const result = toHtml(stateOf([node]), { file: (id) => paths.get(id), size });
    if (normalized(result) === normalized(html)) return withTargets(node, targets);
  }
  return blockOf("html", { html }, idOf(html));
}

/** Links to records and files of the CMS follow them when their addresses change. */
function withTargets(node: LexicalNode, { linked }: TextTargets): LexicalNode {
  for (const link of nodesIn(node)) {
    const doc = link.type === "link" && linked?.((link.fields as { url: string }).url);
    if (doc) link.fields = { linkType: "internal", doc, newTab: false };
  }
  return node;
}

function toBlock(node: Element, targets: TextTargets): LexicalNode | undefined {
  switch (node.name) {
    case "p":
      return paragraph(inline(node.children));
    case "h2":
    case "h3":
    case "h4":
      return element("heading", inline(node.children), { tag: node.name });
    case "blockquote":
      return element("quote", inline(contentOf(node)));
    case "ul":
    case "ol":
      return toList(node);
    case "hr":
      return { type: "horizontalrule", version: 1 };
    case "table":
      return toTable(node);
    case "figure":
      return toFigure(node, targets);
    default:
      return undefined;
  }
}

export function toList(node: Element): LexicalNode {
  const items = contentOf(node)
    .filter(isTag)
    .flatMap((child) => {
      const nested = child.children.filter(isList).map(toList);
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
  const { class: chart = "" } = node.attribs;
  const fields = {
    caption: captionState(caption),
    chart: chartClass.test(chart) ? chart : null,
    content: stateOf([element("table", rows)]),
  };
  return blockOf("table", fields, idOf(render(node)));
}

export function toCell(cell: Element, isHead: boolean): LexicalNode {
  const headerState = cell.name === "th" ? (isHead ? headerOf.row : headerOf.column) : 0;
  const spans = { colSpan: Number(cell.attribs.colspan ?? 1), rowSpan: Number(cell.attribs.rowspan ?? 1) };
  const more = { headerState, ...spans, backgroundColor: null };
  return element("tablecell", [paragraph(inline(cell.children))], more);
}

function toFigure(node: Element, targets: TextTargets): LexicalNode | undefined {
  const [img, caption] = contentOf(node).filter(isTag);
  const image = img && targets.file(img.attribs.src ?? "");
  if (!image) return undefined;
  const fields = { image, alt: img.attribs.alt ?? "", caption: captionState(caption) };
  return blockOf("figure", fields, idOf(render(node)));
}

const captionState = (caption: Element | undefined) =>
  caption ? stateOf([paragraph(inline(caption.children))]) : null;
