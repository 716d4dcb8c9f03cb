import "server-only";
import { cachePage } from "./convert";
import type { Person } from "./leadership";
import { type PageOf, readPage } from "./page";
import { recordImage } from "./page-fields";
import type { Result } from "./read";

/** Fifteen members a page. */
export function getTeam(page: number): Promise<Result<PageOf<Person>>> {
  return readPage(cachedTeam, page);
}

async function cachedTeam(page: number) {
  "use cache";
  return cachePage("team", page, ({ id, name, position, ...others }, html) => ({
    id,
    name,
    position: position || null,
    ...recordImage(others),
    description: html("description", 3),
  }));
}
