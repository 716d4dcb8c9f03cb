import "server-only";
import { type PulledFigure, pulledFigures, type RecordImage, recordImage, type Worded } from "../read/parts";
import { mapResult, type Result, toResult } from "../read/result";
import { htmlExcerpt } from "../rich-text/excerpt";
import type { SafeHtml } from "../rich-text/sanitize";
import type { Language } from "../words/language";
import { type Convert, cachePage, cacheRecord } from "./convert";

/** Content of a page with a single text. */
export type Statement = ({ description: SafeHtml; figures?: PulledFigure[] } & RecordImage & Worded) | null;

type StatementName = "vision" | "qualityPolicy" | "about";

/** The text of a page; `null` when none is published. */
export function getStatement(name: StatementName, language: Language): Promise<Result<Statement>> {
  return toResult(cachedStatement(name, language));
}

/** `updated` is ISO 8601. */
export type Privacy = ({ description: SafeHtml; updated: string | null } & Worded) | null;

/** The privacy notice; `null` when none is published. */
export function getPrivacy(language: Language): Promise<Result<Privacy>> {
  return toResult(cachedPrivacy(language));
}

export type Story = { description: SafeHtml; excerpt: string; figures?: PulledFigure[] } & Worded;

const maxExcerptLength = 420;

/** The first record of the list; `null` when there is none or it has no text. */
export async function getStory(language: Language): Promise<Result<Story | null>> {
  return mapResult(await toResult(cachedStory(language)), ({ items: [story] }) => story ?? null);
}

async function cachedStory(language: Language) {
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
    language,
    1,
  );
}

async function cachedPrivacy(language: Language): Promise<Result<Privacy>> {
  "use cache";
  const convert: Convert<"privacy", Privacy> = ({ updated_at }, html) => {
    const description = html("description", 2);
    return description && { description, updated: updated_at ?? null };
  };
  return cacheRecord("privacy", undefined, convert, language);
}

async function cachedStatement(name: StatementName, language: Language): Promise<Result<Statement>> {
  "use cache";
  const convert: Convert<StatementName, Statement> = (record, html) => {
    const description = html("description", 2);
    if (!description) return null;
    const image = "image" in record ? recordImage(record) : { image: null };
    return { description, ...image, ...pulledFigures(record) };
  };
  return cacheRecord(name, undefined, convert, language);
}
