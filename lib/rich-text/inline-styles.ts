import { type HtmlElement, type HtmlNode, isBlock, newElement } from "./html-tree.ts";

/** Declarations of an element's `style`, in lower case. */
export function stylesOf({ attributes: { style = "" } }: HtmlElement): Map<string, string> {
  return new Map(
    style.split(";").map((declaration) => {
      const colon = declaration.indexOf(":");
      const value = declaration.slice(colon + 1).replace("!important", "");
      return [declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
}

const boldTags = ["b", "strong"];
const italicTags = ["i", "em"];

/**
 * Turns bold, italic, underlined, struck, raised and lowered text that editors such as Google Docs write as styles into
 * elements, and drops elements that a style takes back. Nothing is put around blocks.
 */
export function readStyles(element: HtmlElement, parent: HtmlElement): HtmlNode[] {
  if (!element.attributes.style) return [element];
  const styles = stylesOf(element);
  const isUndone =
    (boldTags.includes(element.name) &&
      /^(?:normal|lighter|[1-5]00)$/.test(styles.get("font-weight") ?? "")) ||
    (italicTags.includes(element.name) && styles.get("font-style") === "normal");
  if (element.name !== "span" && !isUndone) return [element];
  if (element.children.some(hasBlock)) return element.children;
  return [...tagsOf(styles, parent)].reduce(
    (children: HtmlNode[], tag) => [newElement(tag, {}, children)],
    element.children,
  );
}

function* tagsOf(styles: Map<string, string>, parent: HtmlElement): Generator<string> {
  const lines = `${styles.get("text-decoration")} ${styles.get("text-decoration-line")}`.split(/\s+/);
  const position = styles.get("vertical-align");
  if (position === "super") yield "sup";
  if (position === "sub") yield "sub";
  if (lines.includes("line-through")) yield "s";
  // Links are underlined by themselves.
  if (lines.includes("underline") && parent.name !== "a") yield "u";
  if (styles.get("font-style") === "italic") yield "em";
  if (/^(?:bold|bolder|[6-9]00)$/.test(styles.get("font-weight") ?? "")) yield "strong";
}

function hasBlock(node: HtmlNode): boolean {
  return isBlock(node) || (typeof node === "object" && node.children.some(hasBlock));
}
