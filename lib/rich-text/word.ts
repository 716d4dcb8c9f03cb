import { type HtmlElement, type HtmlNode, newElement } from "./html-tree.ts";
import { stylesOf } from "./inline-styles.ts";

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

/** Words that were inserted while changes were tracked are the text: `ins` alone is what an editor marks as new. */
export function unmarkInsertion(element: HtmlElement): HtmlNode[] {
  return element.name === "ins" && "cite" in element.attributes ? element.children : [element];
}

/** Word has no deeper lists. */
const maxLevel = 9;

type Marker = { name: "ol" | "ul"; attributes: Record<string, string> };
type Item = Marker & { level: number; list: string; element: HtmlElement };
export type OpenList = Pick<Item, "name" | "level" | "list"> & { element: HtmlElement };

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

/** Adds an item to the list of its level. @returns the lists that the next item may continue */
export function addItem(joined: HtmlNode[], open: OpenList[], item: Item): OpenList[] {
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

/** Up to 99. An "l" is the letter: nobody begins a list at 50. */
const romanNumeral = /^(?!l$)(?:x[lc]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i;
const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** A letter alone is a drawn bullet, such as Word's "o". */
function readMarker(text: string): Marker {
  const [, number, letters = ""] = /^\(?(?:(?:\d{1,3}\.)*(\d{1,6})[.)]?|([a-z]{1,7})[.)])$/i.exec(text) ?? [];
  if (!number && !letters) return { name: "ul", attributes: {} };
  const isRoman = romanNumeral.test(letters);
  const start = number ? Number(number) : (isRoman ? romanValue : letterValue)(letters.toLowerCase());
  const type = isRoman ? "i" : "a";
  return {
    name: "ol",
    attributes: {
      ...(letters && { type: letters === letters.toUpperCase() ? type.toUpperCase() : type }),
      ...(start !== 1 && { start: String(start) }),
    },
  };
}

function romanValue(letters: string): number {
  const values = Array.from(letters, (letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** As HTML counts: "z" is 26, "aa" is 27. */
function letterValue(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
}
