import "server-only";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import { cachePage } from "./convert";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

export type Person = {
  id: string;
  name: string;
  position: string | null;
  image: string | null;
  description: SafeHtml | null;
};

/** Six members a page. */
export function getLeadership(page: number): Promise<Result<PageOf<Person>>> {
  return readPage(cachedLeadership, page);
}

async function cachedLeadership(page: number) {
  "use cache";
  return cachePage("leadership", page, ({ id, name, image }, html) => ({
    id,
    name,
    position: null,
    image: mediaUrl(image),
    description: html("description", 2),
  }));
}
