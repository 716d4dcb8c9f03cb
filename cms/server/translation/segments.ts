/** A rich text as the lines that a translator translates, and what is around them. */
import { type AnyNode, type Element, isTag, isText } from "domhandler";
import { innerText } from "domutils";
import { parseDocument } from "htmlparser2";
import sanitize from "sanitize-html";
import { nonTextTags } from "../../../lib/rich-text/allowed.ts";
import { joinRows } from "../../content/translation-words.ts";
import { elementsIn, runsOf } from "../rich-text/html-tree.ts";

export type Segment = { html: string; isPlain?: boolean };
/** The frame has a part more than there are segments. */
type Segments = { frame: string[]; segments: Segment[] };

type Range = { start: number; end: number; isPlain?: boolean };

const inlineNames = "a abbr b br cite code del em i ins q s small span strong sub sup u".split(" ");

/** Splits HTML into the content of its paragraphs, headings, items, cells and captions, and the alt texts of its pictures. */
export function splitSegments(html: string): Segments {
  const nodes = parseDocument(html, { withStartIndices: true, withEndIndices: true }).children;
  const frame: string[] = [];
  const segments: Segment[] = [];
  let end = 0;
  for (const { start, end: next, ...kind } of rangesIn(nodes, html)) {
    frame.push(html.slice(end, start));
    segments.push({ html: cleanLine(html.slice(start, next), kind.isPlain), ...kind });
    end = next;
  }
  return { frame: [...frame, html.slice(end)], segments };
}

/**
 * The lines of a translation that was made for a frame.
 * @returns undefined for HTML with another frame
 */
export function splitByFrame(frame: string[], html: string): string[] | undefined {
  const [first = "", ...others] = frame;
  if (!html.startsWith(first)) return undefined;
  let start = first.length;
  const rows: string[] = [];
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? html.length - part.length : html.indexOf(part, start);
    if (end < start || !html.startsWith(part, end)) return undefined;
    rows.push(html.slice(start, end));
    start = end + part.length;
  }
  return start === html.length ? rows : undefined;
}

/**
 * A translation in the frame of its English, where both have the same elements around as many lines.
 * @returns undefined where they have not
 */
export function fitInto(source: string, html: string): string | undefined {
  const [english, own] = [splitSegments(source), splitSegments(html)];
  const shape = ({ frame }: Segments) => frame.map(elementsOf).join("|");
  if (shape(english) !== shape(own)) return undefined;
  return joinRows(
    english.frame,
    own.segments.map(({ html: row }) => row),
  );
}

/** The names of the tags alone. */
function elementsOf(part: string): string {
  return Array.from(part.matchAll(/<(\/?[a-z][a-z\d]*)/gi), ([, name]) => name)
    .filter((name) => !/tbody$/.test(name ?? ""))
    .join();
}

/** A line with the elements that it may have; of an alt text, without any. */
export function cleanLine(html: string, isPlain?: boolean): string {
  if (isPlain)
    return sanitize(html, { allowedTags: [], allowedAttributes: {} }).replaceAll('"', "&quot;").trim();
  return sanitize(html, {
    allowedTags: inlineNames.filter((name) => !["b", "i", "ins", "span"].includes(name)),
    allowedAttributes: { a: ["href", "title"], abbr: ["title"], "*": ["lang", "dir"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    transformTags: { b: "strong", i: "em", ins: "u" },
  })
    .replace(/<br \/>/g, "<br>")
    .trim();
}

function rangesIn(nodes: AnyNode[], html: string): Range[] {
  return runsOf(nodes, isInline).flatMap((run) => {
    const [node] = run;
    if (!node || isInline(node)) return innerText(run).trim() ? [rangeOf(run, html)] : [];
    if (!isTag(node) || nonTextTags.includes(node.name)) return [];
    return node.name === "img" ? altOf(node, html) : rangesIn(node.children, html);
  });
}

function isInline(node: AnyNode): boolean {
  if (isText(node)) return true;
  return isTag(node) && [node, ...elementsIn(node.children)].every(({ name }) => inlineNames.includes(name));
}

/** Without the white space around. */
function rangeOf(line: AnyNode[], html: string): Range {
  const start = line[0]?.startIndex ?? 0;
  const text = html.slice(start, (line.at(-1)?.endIndex ?? 0) + 1);
  const inset = text.length - text.trimStart().length;
  return { start: start + inset, end: start + text.trimEnd().length };
}

function altOf(image: Element, html: string): Range[] {
  const start = image.startIndex ?? 0;
  const tag = html.slice(start, (image.endIndex ?? 0) + 1);
  const found = /\salt="([^"]+)"/d.exec(tag)?.indices?.[1];
  return found ? [{ start: start + found[0], end: start + found[1], isPlain: true }] : [];
}
