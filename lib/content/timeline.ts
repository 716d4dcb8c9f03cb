import "server-only";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Milestone = { year: string; title: string; image: string | null; description: SafeHtml | null };

/** Six milestones a page. */
export function getTimeline(page: number): Promise<Result<PageOf<Milestone>>> {
  return readPage(cachedTimeline, page);
}

async function cachedTimeline(page: number) {
  "use cache";
  return cachePage("timeline", page, ({ year, title, image }, html) => ({
    year,
    title,
    image: mediaUrl(image),
    description: html("description", 3),
  }));
}
