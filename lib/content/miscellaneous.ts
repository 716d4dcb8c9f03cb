import "server-only";
import { cachePage } from "./convert";
import { type Illustrated, toIllustrated } from "./illustrated";
import { type PageOf, readPage } from "./page";
import { isId, type Result } from "./read";

/** Eight items a page. */
export function getMiscellaneous(page: number): Promise<Result<PageOf<Illustrated>>> {
  return readPage(cachedMiscellaneous, page);
}

async function cachedMiscellaneous(page: number) {
  "use cache";
  return cachePage("miscellaneous", page, toIllustrated);
}

/** The contract has no call for one item, so it is searched on the pages of the list, up to this one. */
export const maxItemPages = 50;

export async function getMiscellaneousItem(id: string): Promise<Result<Illustrated | null>> {
  if (!isId(id)) return { ok: true, data: null };
  for (let page = 1; page <= maxItemPages; page++) {
    const result = await getMiscellaneous(page);
    if (!result.ok) return result;
    const item = result.data.items.find((candidate) => candidate.id === id);
    if (item || page >= result.data.totalPages) return { ok: true, data: item ?? null };
  }
  return { ok: true, data: null };
}
