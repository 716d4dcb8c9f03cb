import { idOf } from "../payload/people.ts";
import type { LinkTarget } from "./nodes.ts";
import { type EditorState, formats, headerOf, type LexicalNode } from "./nodes.ts";

/** The files and records that a text refers to by ids in the CMS; `undefined` when there is none. */
export type TextReferences = {
  /** Path of a file. */
  file: (id: unknown) => string | undefined;
  /** Width and height in px of a picture, by its path. */
  size?: (path: string) => { width: number; height: number } | undefined;
  /** Address of a record on the site. */
  href?: (kind: string, id: unknown) => string | undefined;
};

/**
 * The editor's document as the contract's HTML: elements without classes or styles, but for charts. Payload's converters write classes,
 * inline styles and containers, and no head, caption or start: all but the one of headings would have to be replaced.
 */
export function toHtml(state: unknown, references: TextReferences): string {
  return childrenOf(state)
    .map((node) => blockHtml(node, references))
    .filter(Boolean)
    .join("\n");
}

const childrenOf = (state: unknown) => (state as Partial<EditorState> | null)?.root?.children ?? [];

function blockHtml(node: LexicalNode, references: TextReferences): string {
  const content = () => inlineHtml(node.children, references);
  switch (node.type) {
    case "paragraph":
      return node.children?.length ? `<p>${content()}</p>` : "";
    case "heading":
      return `<${node.tag}>${content()}</${node.tag}>`;
    case "quote":
      return `<blockquote><p>${content()}</p></blockquote>`;
    case "list":
      return listHtml(node, references);
    case "horizontalrule":
      return "<hr>";
    case "table":
      return tableHtml(node, { caption: "", chart: "" }, references);
    case "block":
      return ownBlockHtml(node.fields as Record<string, unknown>, references);
    default:
      return content();
  }
}

function ownBlockHtml(fields: Record<string, unknown>, references: TextReferences): string {
  const caption = lineHtml(fields.caption, references);
  if (fields.blockType === "html") return String(fields.html ?? "");
  if (fields.blockType === "figure") {
    const src = references.file(fields.image);
    if (!src) return "";
    const text = caption && `<figcaption>${caption}</figcaption>`;
    const alt = escapeAttribute(String(fields.alt ?? ""));
    const { width, height } = references.size?.(src) ?? {};
    const size = width && height ? ` width="${width}" height="${height}"` : "";
    return `<figure><img src="${escapeAttribute(src)}" alt="${alt}"${size}>${text}</figure>`;
  }
  const around = { caption, chart: String(fields.chart ?? "") };
  return childrenOf(fields.content)
    .map((node) =>
      node.type === "table" ? tableHtml(node, around, references) : blockHtml(node, references),
    )
    .join("\n");
}

function listHtml(list: LexicalNode, references: TextReferences): string {
  const items: string[] = [];
  for (const item of list.children ?? []) {
    const nested = (item.children ?? []).filter(({ type }) => type === "list");
    const inline = (item.children ?? []).filter(({ type }) => type !== "list");
    const html = inlineHtml(inline, references) + nested.map((inner) => listHtml(inner, references)).join("");
    // Lexical keeps a nested list in an item of its own, behind the one that it belongs to.
    const isContinued = inline.length === 0 && nested.length > 0 && items.length > 0;
    if (isContinued) items.push(`${items.pop()}${html}`);
    else items.push(html);
  }
  const start = typeof list.start === "number" && list.start !== 1 ? ` start="${list.start}"` : "";
  return `<${list.tag}${start}>${items.map((item) => `<li>${item}</li>`).join("")}</${list.tag}>`;
}

/** Leading rows of header cells become the head. */
function tableHtml(
  table: LexicalNode,
  { caption, chart }: { caption: string; chart: string },
  references: TextReferences,
): string {
  const rows = table.children ?? [];
  const isHead = (row: LexicalNode) =>
    (row.children ?? []).every((cell) => Number(cell.headerState) & headerOf.row);
  const bodyStart = rows.findIndex((row) => !isHead(row));
  const headRows = bodyStart < 0 ? rows.length : bodyStart;
  const part = (tag: string, some: LexicalNode[]) =>
    some.length > 0 ? `<${tag}>${some.map((row) => rowHtml(row, references)).join("")}</${tag}>` : "";
  const className = chart && ` class="${escapeAttribute(chart)}"`;
  const captionHtml = caption && `<caption>${caption}</caption>`;
  return `<table${className}>${captionHtml}${part("thead", rows.slice(0, headRows))}${part("tbody", rows.slice(headRows))}</table>`;
}

function rowHtml(row: LexicalNode, references: TextReferences): string {
  return `<tr>${(row.children ?? []).map((cell) => cellHtml(cell, references)).join("")}</tr>`;
}

function cellHtml(cell: LexicalNode, references: TextReferences): string {
  const tag = Number(cell.headerState) > 0 ? "th" : "td";
  const span = (name: string, value: unknown) => (Number(value) > 1 ? ` ${name}="${Number(value)}"` : "");
  const children = cell.children ?? [];
  const html =
    children.length === 1 && children[0]?.type === "paragraph"
      ? inlineHtml(children[0].children, references)
      : children.map((child) => blockHtml(child, references)).join("");
  return `<${tag}${span("colspan", cell.colSpan)}${span("rowspan", cell.rowSpan)}>${html}</${tag}>`;
}

/** The paragraphs of a caption, one line each. */
function lineHtml(state: unknown, references: TextReferences): string {
  return childrenOf(state)
    .map(({ children }) => inlineHtml(children, references))
    .join("<br>");
}

/** An element that ends where the same one begins goes on. */
const interrupted = /<\/(strong|em|s|u|code|sub|sup)><\1>/g;

function inlineHtml(nodes: LexicalNode[] = [], references: TextReferences): string {
  return nodes
    .map((node) => {
      if (node.type === "linebreak") return "<br>";
      if (node.type === "text") return textHtml(String(node.text), Number(node.format));
      if (node.type === "tab") return "\t";
      const html = inlineHtml(node.children, references);
      if (node.type !== "link" && node.type !== "autolink") return html;
      const href = hrefOf(node.fields as LinkFields, references);
      return href === undefined ? html : `<a href="${escapeAttribute(href)}">${html}</a>`;
    })
    .join("")
    .replace(interrupted, "");
}

type LinkFields = { linkType?: string; url?: string; doc?: LinkTarget | null };

/** Nothing for a record that is not on the site. */
function hrefOf({ linkType, url, doc }: LinkFields, references: TextReferences): string | undefined {
  if (linkType !== "internal") return url ?? "";
  const id = idOf(doc?.value);
  return doc?.relationTo === "media" ? references.file(id) : references.href?.(doc?.relationTo ?? "", id);
}

function textHtml(text: string, format: number): string {
  return formats.reduceRight(
    (html, [tag, bit]) => (format & bit ? `<${tag}>${html}</${tag}>` : html),
    escapeText(text),
  );
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
