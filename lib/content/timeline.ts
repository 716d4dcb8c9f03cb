import "server-only";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import { type RecordImage, recordImage } from "./page-fields";
import type { Result } from "./read";

export type Milestone = {
  /** Empty where the backend has no valid one. */
  year: string;
  title: string;
  description: SafeHtml | null;
} & RecordImage;

/** Six milestones a page. */
export function getTimeline(page: number): Promise<Result<PageOf<Milestone>>> {
  return readPage(cachedTimeline, page);
}

async function cachedTimeline(page: number) {
  "use cache";
  return cachePage("timeline", page, ({ year, title, ...others }, html) => ({
    year: year ?? "",
    title,
    ...recordImage(others),
    description: html("description", 3),
  }));
}
