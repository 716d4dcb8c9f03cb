import { type HtmlElement, type HtmlNode, isElement } from "./html-tree.ts";
import { stylesOf } from "./inline-styles.ts";
import { addItem, type OpenList } from "./word.ts";

/** Values of `type` by the names of CSS. */
const numberings: Record<string, string> = {
  decimal: "1",
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};
const bullets = ["disc", "circle", "square"];

/** Turns the marks that editors write as styles, of a list or of each of its items, into its element and type. */
export function readListStyle(element: HtmlElement): HtmlNode[] {
  if (!isList(element)) return [element];
  const first = element.children.find(isElement);
  const styles = [element, ...(first?.name === "li" ? [first] : [])].map(stylesOf);
  const words = styles.flatMap((each) =>
    `${each.get("list-style-type") ?? ""} ${each.get("list-style") ?? ""}`.split(/\s+/),
  );
  const mark = words.find((word) => bullets.includes(word) || numberings[word]);
  if (!mark) return [element];
  const { type: _, ...others } = element.attributes;
  const type = numberings[mark];
  element.name = type ? "ol" : "ul";
  element.attributes = { ...others, ...(type && type !== "1" && { type }) };
  return [element];
}

const indentClass = /(?:^|\s)ql-indent-(\d)(?:\s|$)/;
/** Numbers of Quill, level by level. */
const levelTypes = ["1", "a", "i"];
const checkMarks: Record<string, string> = { checked: "☑ ", unchecked: "☐ " };

/** Quill writes every list as one `ol` without lists in it: marks and levels are attributes of the items. */
export function nestListItems(element: HtmlElement): HtmlNode[] {
  const items = isList(element) ? element.children.filter(isElement) : [];
  if (!items.some(({ attributes }) => attributes["data-list"] || indentClass.test(attributes.class ?? "")))
    return [element];
  const lists: HtmlNode[] = [];
  let open: OpenList[] = [];
  for (const item of items) {
    const { "data-list": kind, class: classes = "", ...attributes } = item.attributes;
    const level = 1 + Number(indentClass.exec(classes)?.[1] ?? 0);
    const isNumbered = kind === undefined ? element.name === "ol" : kind === "ordered";
    const type = levelTypes[(level - 1) % levelTypes.length] ?? "1";
    const mark = checkMarks[kind ?? ""];
    open = addItem(lists, open, {
      name: isNumbered ? "ol" : "ul",
      attributes: {
        ...(isNumbered && type !== "1" && { type }),
        ...(isNumbered && lists.length === 0 && element.attributes),
      },
      level,
      list: "",
      element: { ...item, attributes, children: mark ? [mark, ...item.children] : item.children },
    });
  }
  return lists;
}

function isList({ name }: HtmlElement): boolean {
  return name === "ol" || name === "ul";
}
