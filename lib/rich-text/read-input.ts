import { nonTextTags } from "./allowed.ts";
import { withScheme } from "./bare-address.ts";
import { hiddenReason } from "./hidden.ts";
import { type HtmlElement, type HtmlNode, isBlock, isElement, newElement, parseHtml } from "./html-tree.ts";
import { readStyles } from "./inline-styles.ts";
import { nestListItems, readListStyle } from "./lists.ts";
import { loosenSpaces } from "./no-break-spaces.ts";
import { alignCells, closeGaps, dropEmpty, readQuestion } from "./structure.ts";
import { videoLink } from "./video.ts";
import { dropSettings, joinListItems, unmarkInsertion } from "./word.ts";

/** Receives each element that is left out with its content, and why: undefined for one that texts never have. */
export type OnLeftOut = (element: HtmlElement, reason: string | undefined) => void;

/**
 * Reads a text of an editor without what its author could not see, and repairs what Word, Google Docs, WordPress, Quill and mail
 * programs leave in it. Page, excerpt, search and feed all begin here. The result is not safe: it goes through the sanitizer.
 */
export function readInput(html: string, onLeftOut: OnLeftOut = () => {}): HtmlElement {
  const root = parseHtml(html);
  repair(root, onLeftOut);
  loosenSpaces(root);
  return root;
}

/** @returns what stands in the place of an element: itself, unless the repair concerns it. Its content is repaired already. */
type Repair = (element: HtmlElement, parent: HtmlElement) => HtmlNode[];

/** In this order; the first that replaces an element is the last for it. */
const repairs: Repair[] = [
  emojiText,
  embedVideo,
  dropSettings,
  unmarkInsertion,
  readListStyle,
  nestListItems,
  alignCells,
  readQuestion,
  dropEmpty,
  readStyles,
];

/** @param isPlain within `pre`, where each line end counts */
function repair(element: HtmlElement, onLeftOut: OnLeftOut, isPlain = false): void {
  element.children = joinListItems(element.children.filter((child) => isRead(child, onLeftOut)));
  element.children = element.children.flatMap((child) => {
    if (!isElement(child)) return child;
    repair(child, onLeftOut, isPlain || child.name === "pre");
    return repaired(child, element);
  });
  if (!isPlain) closeGaps(element);
}

function isRead(node: HtmlNode, onLeftOut: OnLeftOut): boolean {
  if (!isElement(node)) return true;
  const reason = hiddenReason(node);
  const isLeftOut = reason !== undefined || nonTextTags.includes(node.name);
  if (isLeftOut) onLeftOut(node, reason);
  return !isLeftOut;
}

function repaired(element: HtmlElement, parent: HtmlElement): HtmlNode[] {
  for (const inPlaceOf of repairs) {
    const nodes = inPlaceOf(element, parent);
    if (nodes.length !== 1 || nodes[0] !== element) return nodes;
  }
  return [element];
}

const emojiClass = /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/;
const onlyEmoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]{1,16}$/u;

/** The character for which an editor inserted an image: of another host, or with a class of WordPress. */
function emojiText(element: HtmlElement): HtmlNode[] {
  const { alt = "", class: classes = "", src = "" } = element.attributes;
  const isEmoji = emojiClass.test(classes) || (onlyEmoji.test(alt) && /^(?:https?:)?\/\//i.test(src));
  return element.name === "img" && isEmoji && alt ? [alt] : [element];
}

/** A paragraph with nothing but the address of a video shows that. */
function embedVideo(element: HtmlElement): HtmlNode[] {
  const src = videoAddress(element);
  if (src) element.children = [newElement("iframe", { src })];
  return [element];
}

const paragraphs = ["p", "div", "figure", "li", "td"];

/** The address of a video that is all that a paragraph has, as text or as a link to itself. */
function videoAddress(element: HtmlElement): string | undefined {
  if (!paragraphs.includes(element.name)) return undefined;
  let content: HtmlNode | undefined = element;
  let href: string | undefined;
  while (typeof content === "object") {
    if (content.name === "a") href = content.attributes.href;
    const shown: HtmlNode[] = content.children.filter((node) =>
      typeof node === "string" ? node.trim() : node.name !== "br",
    );
    content = shown.length === 1 && !isBlock(shown[0]) ? shown[0] : undefined;
  }
  const address = withScheme(content?.trim() ?? "");
  const video = URL.canParse(address) ? videoLink(address) : null;
  const isOwn = video && (href === undefined || videoLink(withScheme(href.trim()))?.href === video.href);
  return isOwn ? address : undefined;
}
