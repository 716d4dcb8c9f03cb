import "server-only";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import { imageAlt } from "./page-fields";
import type { Result } from "./read";

export type Person = {
  id: string;
  name: string;
  position: string | null;
  image: string | null;
  imageAlt?: string;
  description: SafeHtml | null;
};

/** Six members a page. */
export function getLeadership(page: number): Promise<Result<PageOf<Person>>> {
  return readPage(cachedLeadership, page);
}

async function cachedLeadership(page: number) {
  "use cache";
  return cachePage("leadership", page, ({ id, name, image, ...others }, html) => ({
    id,
    name,
    position: null,
    image: mediaUrl(image),
    ...imageAlt(others),
    description: html("description", 2),
  }));
}
