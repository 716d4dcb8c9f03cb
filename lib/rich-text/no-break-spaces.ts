import { type HtmlElement, isBlock } from "./html-tree.ts";

/** A line of a small phone has about as many characters. */
const maxUnbroken = 30;

/** No-break spaces, except inside a number and before its unit. */
const betweenWords = /(?<!\d)[\u00a0\u2007\u202f]|[\u00a0\u2007\u202f](?![\d\p{L}%°‰])/gu;

/**
 * Lets lines break between words whose spaces are no-break spaces throughout, as some editors write them: such a line would be
 * wider than a phone.
 */
export function loosenSpaces(root: HtmlElement): void {
  let line: { parent: HtmlElement; index: number; text: string }[] = [];
  const endLine = () => {
    const parts = line
      .map(({ text }) => text)
      .join("")
      .split(/[^\S\u00a0\u2007\u202f]+/);
    if (parts.some((part) => part.length > maxUnbroken && part.search(betweenWords) >= 0))
      for (const { parent, index, text } of line) parent.children[index] = text.replace(betweenWords, " ");
    line = [];
  };
  const read = (parent: HtmlElement) => {
    for (const [index, child] of parent.children.entries()) {
      if (typeof child === "string") line.push({ parent, index, text: child });
      else {
        const breaksLine = isBlock(child) || child.name === "br";
        if (breaksLine) endLine();
        if (child.name !== "pre") read(child);
        if (breaksLine) endLine();
      }
    }
  };
  read(root);
  endLine();
}
