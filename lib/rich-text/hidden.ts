import { type HtmlElement, isElement } from "./html-tree.ts";
import { stylesOf } from "./inline-styles.ts";

type Hidden = (element: HtmlElement, styles: ReturnType<typeof stylesOf>) => boolean;

const wordComment = /(?:^|\s)(?:mso-?comment(?:text|subject|reference)|msocom(?:anchor|off|txt))(?:\s|$)/i;
const wordDeletion = /(?:^|\s)msodel(?:\s|$)/i;

/** Elements that the author of a text could not see, or took back. Struck text is seen, and so is what is hidden from screen readers alone. */
const rows: Record<string, Hidden> = {
  "a comment of Word": ({ attributes }, styles) =>
    wordComment.test(attributes.class ?? "") ||
    /^comment(?:-list)?$/.test(styles.get("mso-element") ?? "") ||
    styles.get("mso-special-character") === "comment",
  "a comment of Google Docs": ({ name, attributes, children }) => {
    if (name === "a") return /^#cmnt(?:_ref)?\d+$/.test(attributes.href ?? "");
    const [paragraph] = children.filter(isElement);
    const [link] = paragraph?.name === "p" ? paragraph.children.filter(isElement) : [];
    return name === "div" && link?.name === "a" && /^#cmnt_ref\d+$/.test(link.attributes.href ?? "");
  },
  // Word writes the author into `cite`. WordPress writes the date alone, and shows such text struck.
  "a tracked deletion": ({ name, attributes }) =>
    wordDeletion.test(attributes.class ?? "") || (name === "del" && "cite" in attributes),
  "a hidden element": ({ name, attributes }, styles) =>
    "hidden" in attributes ||
    "popover" in attributes ||
    (name === "dialog" && !("open" in attributes)) ||
    styles.get("display") === "none" ||
    /^(?:hidden|collapse)$/.test(styles.get("visibility") ?? "") ||
    styles.get("mso-hide") === "all",
};

/** Why a text is read without an element and its content; undefined for what its author could see. */
export function hiddenReason(element: HtmlElement): string | undefined {
  const styles = stylesOf(element);
  return Object.keys(rows).find((reason) => rows[reason]?.(element, styles));
}
