import "server-only";
import { fetchList } from "../backend/client";
import { wordedIn } from "../read/parts";
import { cacheResult, type Result, toResult } from "../read/result";
import type { MenuLink } from "../site/navigation";
import { composedHref } from "../site/page-slug";
import type { Language } from "../words/language";

/** A page that editors compose, as menu and footer link to it. */
type MenuPage = MenuLink & { isInFooter: boolean };

/** The composed pages that are linked from every page; none while they cannot be read. New ones are linked within five minutes. */
export async function getMenuPages(language: Language): Promise<MenuPage[]> {
  const pages = await toResult(cachedPages(language));
  return pages.ok ? pages.data : [];
}

async function cachedPages(language: Language): Promise<Result<MenuPage[]>> {
  "use cache";
  return cacheResult(null, language, async () =>
    (await fetchList("pages", language)).records.flatMap(({ menu, footer, ...page }) =>
      menu || footer
        ? {
            label: page.title,
            href: composedHref(page.id),
            ...wordedIn(page, language),
            group: menu ?? null,
            isInFooter: footer === true,
          }
        : [],
    ),
  );
}
