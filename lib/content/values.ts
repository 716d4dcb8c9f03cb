import "server-only";
import { mediaUrl } from "../media/url";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

/** A titled text with a picture: a value, a miscellaneous item. */
export type Illustrated = { id: string; title: string; image: string | null; description: SafeHtml | null };

/** Nine values a page. */
export function getValues(page: number): Promise<Result<PageOf<Illustrated>>> {
  return readPage("values", page, toIllustrated);
}

export function toIllustrated(record: {
  id: string;
  title: string;
  image: string | null;
  description: string;
}): Illustrated {
  return {
    id: record.id,
    title: record.title,
    image: mediaUrl(record.image),
    description: safeHtml(record.description, 2),
  };
}
