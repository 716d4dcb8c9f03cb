import "server-only";
import sanitize from "sanitize-html";
import { cutTags, headings, nonTextTags } from "./allowed";

const blockTags =
  /<\/?(address|article|aside|blockquote|br|caption|center|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|main|ol|p|pre|section|table|td|th|tr|ul)\b/gi;

/** Stands before each tag of a block while the text is read. */
const blockMark = "\u001e";

/** Not part of running text. */
const besideProse = [...headings, "table", "figure"];

/** The text of HTML, with single spaces. Numbers keep the no-break space that joins them to their unit. */
export function plainText(raw: string): string {
  return textBlocks(raw, nonTextTags).join(" ");
}

/** The paragraphs of HTML and the items of its lists, without headings, tables and figures. */
export function proseBlocks(raw: string): string[] {
  return textBlocks(raw, [...nonTextTags, ...besideProse]);
}

function textBlocks(raw: string, tagsWithoutText: string[]): string[] {
  const open: string[] = [];
  const text = sanitize(cutTags(raw).replace(blockTags, `${blockMark}$&`), {
    allowedTags: [],
    nonTextTags: tagsWithoutText,
    onOpenTag: (name) => {
      if (Object.hasOwn(scriptCharacters, name)) open.push(name);
    },
    onCloseTag: (name) => {
      if (open.at(-1) === name) open.pop();
    },
    textFilter: (escaped) => toScript(unescapeText(escaped), open.at(-1)),
  });
  return text
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

function unescapeText(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

const scriptCharacters: Record<string, string> = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻", sub: "₀₁₂₃₄₅₆₇₈₉₊₋" };

/** Replaces numbers and lone signs by the characters for their position; there are none for most letters. */
function toScript(text: string, tag: string | undefined): string {
  const characters = scriptCharacters[tag ?? ""];
  if (!characters) return text;
  return text.replace(/[+−-]?\d+[+−-]?|^\s*[+−-]\s*$/g, (run) =>
    run.replace(/\S/g, (character) => characters.charAt("0123456789+-".indexOf(character.replace("−", "-")))),
  );
}
