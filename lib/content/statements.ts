import "server-only";
import { htmlExcerpt } from "../rich-text/excerpt";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage, cacheRecord } from "./convert";
import { type PulledFigure, pulledFigures, type RecordImage, recordImage } from "./page-fields";
import { mapResult, type Result, toResult } from "./read";

/** Content of a page with a single text. */
export type Statement = ({ description: SafeHtml; figures?: PulledFigure[] } & RecordImage) | null;

type StatementName = "vision" | "qualityPolicy" | "about";

/** The text of a page; `null` when none is published. */
export function getStatement(name: StatementName): Promise<Result<Statement>> {
  return toResult(cachedStatement(name));
}

/** `updated` is ISO 8601. */
export type Privacy = { description: SafeHtml; updated: string | null } | null;

/** The privacy notice; `null` when none is published. */
export function getPrivacy(): Promise<Result<Privacy>> {
  return toResult(cachedPrivacy());
}

export type Story = { description: SafeHtml; excerpt: string; figures?: PulledFigure[] };

const maxExcerptLength = 420;

/** The first record of the list; `null` when there is none or it has no text. */
export async function getStory(): Promise<Result<Story | null>> {
  return mapResult(await toResult(cachedStory()), ({ items: [story] }) => story ?? null);
}

async function cachedStory() {
  "use cache";
  return cachePage(
    "story",
    1,
    (record, html) => {
      const description = html("description", 2);
      if (!description) return null;
      const excerpt = htmlExcerpt(record.description, maxExcerptLength);
      return { description, excerpt, ...pulledFigures(record) };
    },
    1,
  );
}

async function cachedPrivacy(): Promise<Result<Privacy>> {
  "use cache";
  return cacheRecord("privacy", undefined, ({ updated_at }, html) => {
    const description = html("description", 2);
    return description && { description, updated: updated_at ?? null };
  });
}

async function cachedStatement(name: StatementName): Promise<Result<Statement>> {
  "use cache";
  return cacheRecord(name, undefined, (record, html) => {
    const description = html("description", 2);
    if (!description) return null;
    const image = "image" in record ? recordImage(record) : { image: null };
    return { description, ...image, ...pulledFigures(record) };
  });
}
