import "server-only";
import type { Item } from "../read/kinds";
import { read } from "../read/read";
import type { Result } from "../read/result";
import { contentId } from "../site/content-id";
import type { Language } from "../words/language";

/** The contract has no call for one item, so it is searched on the pages of the list, up to this one. */
export const maxItemPages = 50;

/** One item of the miscellaneous list; `null` when no page has it. */
export async function getMiscellaneousItem(
  id: string,
  language: Language,
): Promise<Result<Item<"miscellaneous"> | null>> {
  if (!contentId.test(id)) return { ok: true, data: null };
  for (let page = 1; page <= maxItemPages; page++) {
    const result = await read("miscellaneous", { page, language });
    if (!result.ok) return result;
    const item = result.data.items.find((candidate) => candidate.id === id);
    if (item || page >= result.data.totalPages) return { ok: true, data: item ?? null };
  }
  return { ok: true, data: null };
}
