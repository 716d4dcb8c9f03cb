import { type HtmlElement, type HtmlNode, newElement } from "./html-tree";
import { stylesOf } from "./inline-styles";

/** Prefixes of Office, Word and Excel. */
const officeTag = /^[owx]:/;

/** They stand around the author's own words. */
const withWords = ["o:p", "w:sdt"];

/** Leaves out Word's settings. An element without an end tag of its own may stand before the author's words, which stay. */
export function dropSettings(element: HtmlElement): HtmlNode[] {
  const { name, children, isClosed } = element;
  if (!isClosed) return [element];
  if (name === "xml") return [];
  if (!officeTag.test(name)) return [element];
  const keepsText = withWords.includes(name);
  return children.filter((child) => typeof child !== "string" || (keepsText && child.trim()));
}

/** Word has no deeper lists. */
const maxLevel = 9;

type Marker = { name: "ol" | "ul"; attributes: Record<string, string> };
type Item = Marker & { level: number; list: string; element: HtmlElement };
type OpenList = Pick<Item, "name" | "level" | "list"> & { element: HtmlElement };

/** Makes lists of Word's consecutive paragraphs that have a marker, one in the other by their levels. */
export function joinListItems(nodes: HtmlNode[]): HtmlNode[] {
  const joined: HtmlNode[] = [];
  let open: OpenList[] = [];
  for (const node of nodes) {
    const item = readItem(node);
    if (item) open = addItem(joined, open, item);
    else if (open.length === 0 || typeof node !== "string" || node.trim()) {
      joined.push(node);
      open = [];
    }
  }
  return joined;
}

function addItem(joined: HtmlNode[], open: OpenList[], item: Item): OpenList[] {
  const { name, level, list, attributes } = item;
  const kept = open.filter(
    (other) => other.level < level || (other.level === level && other.name === name && other.list === list),
  );
  const last = kept.at(-1);
  if (last?.level === level) {
    last.element.children.push(item.element);
    return kept;
  }
  const element = newElement(name, attributes, [item.element]);
  const outer = last?.element.children.at(-1);
  (typeof outer === "object" ? outer.children : joined).push(element);
  return [...kept, { name, level, list, element }];
}

function readItem(node: HtmlNode): Item | undefined {
  if (typeof node === "string" || node.name !== "p") return undefined;
  const marker = takeMarker(node);
  if (marker === undefined) return undefined;
  const [list = "", level = ""] = (stylesOf(node).get("mso-list") ?? "").split(" level");
  const { style: _, class: __, ...attributes } = node.attributes;
  const [first, ...others] = node.children;
  const children = typeof first === "string" ? [first.trimStart(), ...others] : node.children;
  return {
    ...readMarker(marker.trim()),
    level: Math.min(Number.parseInt(level, 10) || 1, maxLevel),
    list: list + level.replace(/^\d+/, ""),
    element: newElement("li", attributes, children),
  };
}

/** Removes the marker that Word writes for programs without lists, and returns its text. */
function takeMarker(element: HtmlElement): string | undefined {
  for (const [index, child] of element.children.entries()) {
    if (typeof child === "string") continue;
    const isMarker = child.name === "span" && stylesOf(child).get("mso-list") === "ignore";
    const text = isMarker ? textOf(child) : takeMarker(child);
    if (isMarker) element.children.splice(index, 1);
    if (text !== undefined) return text;
  }
  return undefined;
}

function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** A letter alone is a drawn bullet, such as Word's "o". */
function readMarker(text: string): Marker {
  const [, number, letters = ""] = /^\(?(?:(?:\d{1,3}\.)*(\d{1,6})[.)]?|([a-z]{1,5})[.)])$/i.exec(text) ?? [];
  if (number)
    return { name: "ol", attributes: Number(number) === 1 ? {} : { start: String(Number(number)) } };
  if (!letters) return { name: "ul", attributes: {} };
  const isUpper = letters === letters.toUpperCase();
  if (/^(?:i|[ivxlc]{2,})$/i.test(letters)) return { name: "ol", attributes: { type: isUpper ? "I" : "i" } };
  const start = letters.toLowerCase().charCodeAt(0) - "a".charCodeAt(0) + 1;
  return {
    name: "ol",
    attributes: { type: isUpper ? "A" : "a", ...(start > 1 && { start: String(start) }) },
  };
}
