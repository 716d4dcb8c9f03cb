import "server-only";
import { mediaUrl } from "../media/media-url";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Milestone = { year: string; title: string; image: string | null; description: SafeHtml | null };

/** Six milestones a page. */
export function getTimeline(page: number): Promise<Result<PageOf<Milestone>>> {
  return readPage("timeline", page, ({ year, title, image, description }) => ({
    year,
    title,
    image: mediaUrl(image),
    description: safeHtml(description, 3),
  }));
}
