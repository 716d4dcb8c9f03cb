import "server-only";
import { excerpt, plainText, type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { mapResult, type Result, readList } from "./read";

/** The story whole, and its beginning as plain words. */
export type Story = { description: SafeHtml; beginning: string };

const beginningLength = 420;

/** The first record of the list; `null` where there is none, or where it has no text. */
export async function getStory(): Promise<Result<Story | null>> {
  return mapResult(await readList("story"), ({ records: [story] }) => {
    if (!story) return null;
    const description = safeHtml(story.description, 2);
    const words = plainText(story.description, { headings: false });
    return description && { description, beginning: excerpt(words, beginningLength) };
  });
}
