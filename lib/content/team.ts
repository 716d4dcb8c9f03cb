import "server-only";
import { mediaUrl } from "../media/media-url";
import { safeHtml } from "../rich-text/sanitize";
import type { Person } from "./leadership";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

/** Fifteen members a page. */
export function getTeam(page: number): Promise<Result<PageOf<Person>>> {
  return readPage("team", page, ({ id, name, position, image, description }) => ({
    id,
    name,
    position: position || null,
    image: mediaUrl(image),
    description: safeHtml(description, 3),
  }));
}
