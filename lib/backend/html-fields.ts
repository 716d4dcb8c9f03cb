/** Texts with formatting that a backend sends in another form than HTML: Markdown, or blocks of Strapi. */
import MarkdownIt from "markdown-it";
import type { z } from "zod";
import { maxMarkdown } from "./bounds.ts";
import { html } from "./fields.ts";
import { blockSchema } from "./page-schema.ts";
import type { RawRecord } from "./raw-record.ts";
import { blocksToHtml, isBlocks } from "./strapi-blocks.ts";

/** The form in which a backend sends these texts, TEXT_FORMAT. */
export type TextFormat = "html" | "markdown";

/** Accepts HTML too: the sanitizer decides about that. */
const markdown = new MarkdownIt({ html: true }).set({ maxNesting: maxMarkdown.nesting });

/** The texts of a record with formatting, those of its blocks, too: the record or block, and the name of its field. */
export function htmlTexts(schema: z.ZodType, record: RawRecord): [RawRecord, name: string][] {
  const own = htmlFields(schema).map((name): [RawRecord, string] => [record, name]);
  const blocks = (Array.isArray(record.blocks) ? record.blocks : []) as RawRecord[];
  return [
    ...own,
    ...blocks.flatMap((block) => {
      const blockType = blockSchema(block.type);
      return blockType ? htmlTexts(blockType, block) : [];
    }),
  ];
}

/** Names of the fields of a record that contain HTML. @param schema of the call */
export function htmlFields(schema: z.ZodType): string[] {
  const fields = Object.entries((schema as z.ZodObject).shape);
  return fields.flatMap(([name, field]) => (field === html ? name : []));
}

/** Changes Strapi's blocks in a record to HTML, which is not safe. @param found receives what differs from the contract */
export function formatBlocks(schema: z.ZodType, record: RawRecord, found: Set<string>): void {
  for (const name of htmlFields(schema)) {
    const value = record[name];
    if (!isBlocks(value)) continue;
    found.add(`blocks of Strapi in ${name}`);
    record[name] = blocksToHtml(value);
  }
}

/**
 * Changes a text of a valid record from Markdown to HTML, which is not safe.
 * @returns true if its end was cut off
 */
export function formatMarkdown(record: RawRecord, name: string): boolean {
  const text = record[name];
  if (typeof text !== "string") return false;
  const cut = cutMarkdown(text);
  record[name] = markdown.render(cut);
  return cut.length < text.length;
}

/** Under the head of a table: `|---|:--|`. */
const delimiterRow = /^(?=[^|]*\|)[\s>]*[|:-][|:\s-]*$/;

/** The beginning of a text, up to the most lines and cells. Each row of a table gets all of its columns, however short it is. */
function cutMarkdown(text: string): string {
  let [lines, columns, end] = [0, 0, 0];
  for (const line of text.split(/(?<=\n|\r(?!\n))/)) {
    if (!line.trim()) columns = 0;
    else if (delimiterRow.test(line)) columns = Math.max(columns, line.match(/-+/g)?.length ?? 0);
    lines += 1 + columns;
    if (lines > maxMarkdown.lines) return text.slice(0, end);
    end += line.length;
  }
  return text;
}
