import "server-only";
import { type Illustrated, toIllustrated } from "./illustrated";
import { type PageOf, readPage } from "./page";
import { isId, type Result } from "./read";

/** Eight items a page. */
export function getMiscellaneous(page: number): Promise<Result<PageOf<Illustrated>>> {
  return readPage("miscellaneous", page, toIllustrated);
}

/** No call of the contract answers one item, so it is looked for page by page, on at most this many pages. */
export const furthestItemPage = 50;

/** One item; `null` where there is none with that id. */
export async function getMiscellaneousItem(id: string): Promise<Result<Illustrated | null>> {
  if (!isId(id)) return { ok: true, data: null };
  for (let page = 1; page <= furthestItemPage; page++) {
    const loaded = await getMiscellaneous(page);
    if (!loaded.ok) return loaded;
    const item = loaded.data.items.find((candidate) => candidate.id === id);
    if (item || page >= loaded.data.totalPages) return { ok: true, data: item ?? null };
  }
  return { ok: true, data: null };
}
