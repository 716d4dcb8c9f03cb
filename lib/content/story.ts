import "server-only";
import type { RecordOf } from "../backend/contract";
import { htmlExcerpt } from "../rich-text/excerpt";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage, type ToHtml } from "./convert";
import { type PulledFigure, pulledFigures } from "./page-fields";
import { mapResult, type Result, toResult } from "./read";

export type Story = { description: SafeHtml; excerpt: string; figures?: PulledFigure[] };

const maxExcerptLength = 420;

/** The first record of the list; `null` when there is none or it has no text. */
export async function getStory(): Promise<Result<Story | null>> {
  return mapResult(await toResult(cachedStory()), ({ items: [story] }) => story ?? null);
}

async function cachedStory() {
  "use cache";
  const toStory = (record: RecordOf<"story">, html: ToHtml<RecordOf<"story">>): Story | null => {
    const description = html("description", 2);
    if (!description) return null;
    const excerpt = htmlExcerpt(record.description, maxExcerptLength);
    return { description, excerpt, ...pulledFigures(record) };
  };
  return cachePage("story", 1, toStory, 1);
}
