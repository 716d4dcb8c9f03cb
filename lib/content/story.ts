import "server-only";
import { excerpt, plainText, type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { mapResult, type Result, readList } from "./read";

export type Story = { description: SafeHtml; excerpt: string };

const maxExcerptLength = 420;

/** The first record of the list; `null` when there is none or it has no text. */
export async function getStory(): Promise<Result<Story | null>> {
  return mapResult(await readList("story"), ({ records: [story] }) => {
    if (!story) return null;
    const description = safeHtml(story.description, 2);
    const text = plainText(story.description, { headings: false });
    return description && { description, excerpt: excerpt(text, maxExcerptLength) };
  });
}
