import "server-only";
import type { Result } from "../read/result";
import { recordAt } from "../site/kind-pages";
import { localPath, splitLanguage } from "../site/language-path";
import type { Language } from "../words/language";
import { offeredLanguages } from "../words/offered-languages";
import type { SitePage } from "./record-page";

/**
 * Pages in every language of the site, at their addresses; each names the same page in the others. Fails where one of them does.
 * @param load the pages in a language, at addresses without its prefix
 */
export async function pagesInLanguages(
  load: (language: Language) => Promise<Result<SitePage[]>>,
): Promise<Result<SitePage[]>> {
  const all: { language: Language; page: SitePage }[] = [];
  for (const language of offeredLanguages()) {
    const loaded = await load(language);
    if (!loaded.ok) return loaded;
    all.push(
      ...loaded.data.map((page) => ({ language, page: { ...page, path: localPath(page.path, language) } })),
    );
  }
  const versions = Map.groupBy(all, ({ page }) => keyOf(page.path));
  const data = all.map(({ page }) => {
    const others = versions.get(keyOf(page.path)) ?? [];
    if (others.length < 2) return page;
    return { ...page, alternates: others.map((one) => ({ language: one.language, path: one.page.path })) };
  });
  return { ok: true, data };
}

/** The end of a record's address is its title, which differs. */
function keyOf(path: string): string {
  const { path: own } = splitLanguage(path);
  const record = recordAt(own);
  return record ? `${record.kind}/${record.id}` : own;
}
