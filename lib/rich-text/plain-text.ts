import "server-only";
import { cutTags, headings } from "./allowed";
import { type HtmlElement, isBlock } from "./html-tree";
import { readInput } from "./read-input";

/** Stands where a block begins or ends while the text is read. */
const blockMark = "\u001e";

/** Not part of running text. */
const besideProse = [...headings, "table", "figure"];

/** The text of HTML, with single spaces. Numbers keep the no-break space that joins them to their unit. */
export function plainText(raw: string): string {
  return textBlocks(raw, []).join(" ");
}

/** The paragraphs of HTML and the items of its lists, without headings, tables and figures. */
export function proseBlocks(raw: string): string[] {
  return textBlocks(raw, besideProse);
}

function textBlocks(raw: string, excluded: string[]): string[] {
  const parts: string[] = [];
  const read = ({ children }: HtmlElement, script: string | undefined) => {
    for (const child of children) {
      if (typeof child === "string") parts.push(toScript(child, script));
      else {
        const mark = isBlock(child) || child.name === "br" ? blockMark : "";
        parts.push(mark);
        if (!excluded.includes(child.name)) read(child, scriptCharacters.get(child.name) ?? script);
        parts.push(mark);
      }
    }
  };
  read(readInput(cutTags(raw)), undefined);
  return parts
    .join("")
    .split(blockMark)
    .map((block) => singleSpaces(block).trim())
    .filter(Boolean);
}

/** Collapses white space; a no-break space stays where it joins a number to something. */
function singleSpaces(text: string): string {
  return text
    .replace(/\u00a0(?!\d)(?<!\d\u00a0)|\u00a0(?=\s)|(?<=\s)\u00a0/g, " ")
    .replace(/[^\S\u00a0]+/g, " ");
}

const scriptCharacters = new Map([
  ["sup", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻"],
  ["sub", "₀₁₂₃₄₅₆₇₈₉₊₋"],
]);

/** Replaces numbers and lone signs by the characters for their position; there are none for most letters. */
function toScript(text: string, characters: string | undefined): string {
  if (!characters) return text;
  return text.replace(/[+−-]?\d+[+−-]?|^\s*[+−-]\s*$/g, (run) =>
    run.replace(/\S/g, (character) => characters.charAt("0123456789+-".indexOf(character.replace("−", "-")))),
  );
}
