import "server-only";
import { mediaUrl } from "../media/media-url";
import { cachePage } from "./convert";
import type { Person } from "./leadership";
import { type PageOf, readPage } from "./page";
import { imageAlt } from "./page-fields";
import type { Result } from "./read";

/** Fifteen members a page. */
export function getTeam(page: number): Promise<Result<PageOf<Person>>> {
  return readPage(cachedTeam, page);
}

async function cachedTeam(page: number) {
  "use cache";
  return cachePage("team", page, ({ id, name, position, image, ...others }, html) => ({
    id,
    name,
    position: position || null,
    image: mediaUrl(image),
    ...imageAlt(others),
    description: html("description", 3),
  }));
}
