import "server-only";
import { mediaUrl } from "../media/media-url";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";
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
  return readPage("leadership", page, ({ id, name, image, description }) => ({
    id,
    name,
    position: null,
    image: mediaUrl(image),
    description: safeHtml(description, 2),
  }));
}
