import { withScheme } from "./bare-address.ts";
import { type HtmlElement, type HtmlNode, isBlock, newElement, parseHtml } from "./html-tree.ts";
import { readStyles } from "./inline-styles.ts";
import { loosenSpaces } from "./no-break-spaces.ts";
import { videoLink } from "./video.ts";
import { dropSettings, joinListItems } from "./word.ts";

/**
 * Reads a text of an editor, and repairs what Word, Google Docs and WordPress leave in it. Page, excerpt, search and feed all
 * begin here. The result is not safe: it goes through the sanitizer.
 */
export function readInput(html: string): HtmlElement {
  const root = parseHtml(html);
  repair(root);
  loosenSpaces(root);
  return root;
}

function repair(element: HtmlElement): void {
  element.children = joinListItems(element.children).flatMap((child) => {
    if (typeof child === "string") return child;
    repair(child);
    const emoji = emojiOf(child);
    if (emoji) return emoji;
    const video = videoAddress(child);
    if (video) child.children = [newElement("iframe", { src: video })];
    return dropSettings(child).flatMap((kept) => (kept === child ? readStyles(child, element) : kept));
  });
}

const emojiClass = /(?:^|\s)(?:emoji|wp-smiley)(?:\s|$)/;
const onlyEmoji =
  /^(?=.*[\p{Extended_Pictographic}\p{Regional_Indicator}])[\p{Extended_Pictographic}\p{Emoji_Component}]{1,16}$/u;

/** The character for which an editor inserted an image: of another host, or with a class of WordPress. */
function emojiOf({ name, attributes: { alt = "", class: classes = "", src = "" } }: HtmlElement): string {
  const isEmoji = emojiClass.test(classes) || (onlyEmoji.test(alt) && /^(?:https?:)?\/\//i.test(src));
  return name === "img" && isEmoji ? alt : "";
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
