import { type HtmlElement, type HtmlNode, isBlock, isElement } from "./html-tree.ts";
import { stylesOf } from "./inline-styles.ts";

/** The class of a cell with numbers that stand below each other. The sanitizer keeps it. */
export const alignedClass = "align-right";

const rightClasses = /(?:^|\s)(?:(?:ql-|has-text-)?align-right|text-(?:right|end))(?:\s|$)/i;
const rowsOfCells = ["table", "thead", "tbody", "tfoot", "tr"];
const isCell = ({ name }: HtmlElement) => name === "td" || name === "th";

/** Keeps the cells that an editor has aligned right: themselves, all that is in them, or their row. */
export function alignCells(element: HtmlElement): HtmlNode[] {
  if (isCell(element)) {
    const blocks = element.children.filter(isElement).filter(isBlock);
    const isRight =
      isAlignedRight(element) || (!alignmentOf(element) && blocks.length > 0 && blocks.every(isAlignedRight));
    const { class: _, ...others } = element.attributes;
    element.attributes = isRight ? { ...others, class: alignedClass } : others;
  } else if (rowsOfCells.includes(element.name) && isAlignedRight(element)) alignInside(element);
  return [element];
}

function alignInside({ children }: HtmlElement): void {
  for (const child of children.filter(isElement)) {
    if (alignmentOf(child)) continue;
    if (isCell(child)) child.attributes.class = alignedClass;
    else if (rowsOfCells.includes(child.name)) alignInside(child);
  }
}

const isAlignedRight = (element: HtmlElement) => /^(?:right|end)$/.test(alignmentOf(element) ?? "");

function alignmentOf(element: HtmlElement): string | undefined {
  const { align, class: classes = "" } = element.attributes;
  const isRight = rightClasses.test(classes);
  // A table with `align` stands beside the text.
  const own = element.name === "table" ? undefined : align?.trim().toLowerCase();
  return stylesOf(element).get("text-align") ?? own ?? (isRight ? "right" : undefined);
}

/** Keeps questions that open on their answers. Without a question, browsers write a word of their own: the answer is shown then. */
export function readQuestion(element: HtmlElement, parent: HtmlElement): HtmlNode[] {
  if (element.name === "summary" && (parent.name !== "details" || summaryOf(parent) !== element))
    element.name = "div";
  if (element.name !== "details") return [element];
  const summary = summaryOf(element);
  const others = element.children.filter((child) => child !== summary);
  if (summary && !isEmpty(summary)) element.children = [summary, ...others];
  else Object.assign(element, { name: "div", children: others });
  return [element];
}

function summaryOf({ children }: HtmlElement): HtmlElement | undefined {
  return children.filter(isElement).find(({ name }) => name === "summary");
}

const emptied = ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6"];
const visible = /[^\s\u200b-\u200f\u2060\ufeff]/;
/** Elements that show something without a text. */
const shown = ["img", "hr", "iframe", "table", "details", "embed", "input"];

/** Drops paragraphs with nothing in them: mail programs write them as gaps. Targets of links stay. */
export function dropEmpty(element: HtmlElement): HtmlNode[] {
  return emptied.includes(element.name) && isEmpty(element) ? [] : [element];
}

function isEmpty({ attributes, children }: HtmlElement): boolean {
  if (attributes.id || attributes.name || attributes.style?.includes("url(")) return false;
  return children.every((child) =>
    isElement(child) ? !shown.includes(child.name) && isEmpty(child) : !visible.test(child),
  );
}

/** Most line ends in a row within a text: one line is left out then. */
const maxBreaks = 2;

/** Drops what makes gaps: line ends and no-break spaces at the edges of blocks, and line ends beyond the second in a row. */
export function closeGaps(element: HtmlElement): void {
  const isEdge = (node: HtmlNode | undefined) => (node ? isBlock(node) : !element.name || isBlock(element));
  const kept: HtmlNode[] = [];
  let gap: HtmlNode[] = [];
  let last: HtmlNode | undefined;
  const addGap = (next?: HtmlNode) => {
    const breaks = gap.filter(isElement);
    const isAtEdge = isEdge(last) || isEdge(next);
    kept.push(
      ...gap.filter((node) =>
        isElement(node)
          ? !isAtEdge && breaks.indexOf(node) < maxBreaks
          : !isAtEdge || /^[ \t\r\n]*$/.test(node),
      ),
    );
    gap = [];
  };
  for (const node of element.children) {
    const isGap = isElement(node) ? node.name === "br" : !visible.test(node);
    if (isGap) gap.push(node);
    else {
      addGap(node);
      kept.push(node);
      last = node;
    }
  }
  addGap();
  element.children = kept;
}
