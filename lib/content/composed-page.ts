import "server-only";
import type { Whole } from "../read/kinds";
import { readOne } from "../read/read";
import type { Result } from "../read/result";
import type { Language } from "../words/language";
import { shownLinks } from "./published";

/** A page that editors compose of blocks; `text` is its beginning, without markup. */
export type ComposedPage = Whole<"pages">;

/** One page by its address; `null` when it does not exist. */
export async function getComposedPage(
  slug: string,
  language: Language,
): Promise<Result<ComposedPage | null>> {
  const page = await readOne("pages", slug, { language });
  if (!page.ok || !page.data) return page;
  const actions = page.data.blocks.filter((block) => block.type === "action");
  const shown = await shownLinks(actions);
  const blocks = page.data.blocks.filter((block) => block.type !== "action" || shown.includes(block));
  return { ok: true, data: { ...page.data, blocks } };
}
