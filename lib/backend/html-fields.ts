/** Texts with formatting that a backend sends in another form than HTML: Markdown, or blocks of Strapi. */
import MarkdownIt from "markdown-it";
import type { z } from "zod";
import { html } from "./fields.ts";
import type { RawRecord } from "./raw-record.ts";
import { blocksToHtml, isBlocks } from "./strapi-blocks.ts";

/** The form in which a backend sends these texts, TEXT_FORMAT. */
export type TextFormat = "html" | "markdown";

/** Accepts HTML too: the sanitizer decides about that. */
const markdown = new MarkdownIt({ html: true });

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

/** Changes Markdown in a valid record to HTML, which is not safe. */
export function formatMarkdown(schema: z.ZodType, record: RawRecord): void {
  for (const name of htmlFields(schema)) {
    const text = record[name];
    if (typeof text === "string") record[name] = markdown.render(text);
  }
}
