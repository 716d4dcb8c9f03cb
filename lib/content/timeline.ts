import "server-only";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import { imageAlt } from "./page-fields";
import type { Result } from "./read";

export type Milestone = {
  year: string;
  title: string;
  image: string | null;
  imageAlt?: string;
  description: SafeHtml | null;
};

/** Six milestones a page. */
export function getTimeline(page: number): Promise<Result<PageOf<Milestone>>> {
  return readPage(cachedTimeline, page);
}

async function cachedTimeline(page: number) {
  "use cache";
  return cachePage("timeline", page, ({ year, title, image, ...others }, html) => ({
    year,
    title,
    image: mediaUrl(image),
    ...imageAlt(others),
    description: html("description", 3),
  }));
}
