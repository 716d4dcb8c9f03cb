import "server-only";
import { cachePage } from "./convert";
import { type Illustrated, toIllustrated } from "./illustrated";
import { type PageOf, readPage } from "./page";
import type { Result } from "./read";

/** Nine values a page. */
export function getValues(page: number): Promise<Result<PageOf<Illustrated>>> {
  return readPage(cachedValues, page);
}

async function cachedValues(page: number) {
  "use cache";
  return cachePage("values", page, toIllustrated);
}
