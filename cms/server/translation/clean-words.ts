/** Words as the form sends them, without what a translator cannot have meant. */
import sanitize from "sanitize-html";
import { allowedAttributes, allowedTags } from "../../../lib/rich-text/allowed.ts";
import { joinRows, type Word } from "../../content/translation-words.ts";
import { cleanLine, splitByFrame, splitSegments } from "./segments.ts";
import type { WordField } from "./word-fields.ts";

/** More than any record has. */
const max = { words: 5_000, characters: 200_000 } as const;

/** @param fields the texts of the record */
export function cleanWords(words: unknown, fields: WordField[]): Word[] {
  const rich = new Set(fields.filter(({ isRich }) => isRich).map(({ path }) => path));
  return (Array.isArray(words) ? words : [])
    .filter(isWord)
    .slice(0, max.words)
    .map(({ path, source, text }) => {
      const own = text.slice(0, max.characters);
      return { path, source, text: rich.has(path) ? cleanRichText(source, own) : own.trim() };
    });
}

function cleanRichText(source: string, text: string): string {
  const { frame, segments } = splitSegments(source);
  const rows = splitByFrame(frame, text);
  if (!rows || text === "") return cleanHtml(text);
  const cleaned = rows.map((row, index) => cleanLine(row, segments[index]?.isPlain));
  return cleaned.some(Boolean) ? joinRows(frame, cleaned) : "";
}

/** A whole text, with what the site shows. */
export function cleanHtml(html: string): string {
  return sanitize(html, { allowedTags, allowedAttributes });
}

/** Opening the form creates a translation: one in which nobody has written is none. */
export const isWritten = ({ words }: { words?: unknown }): boolean =>
  (Array.isArray(words) ? words : []).some((word) => isWord(word) && word.text);

function isWord(value: unknown): value is Word {
  const { path, source, text } = (value ?? {}) as Partial<Word>;
  return [path, source, text].every((part) => typeof part === "string");
}
