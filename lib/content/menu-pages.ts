import "server-only";
import { fetchList } from "../backend/client";
import type { GroupKey, NavItem } from "../site/navigation";
import { composedHref } from "../site/page-slug";
import { cacheUntagged } from "./cache-untagged";

/** A page that editors compose, as menu and footer link to it. */
export type MenuPage = NavItem & { group: GroupKey | null; isInFooter: boolean };

let lastPages: MenuPage[] = [];

/** The composed pages that are linked from every page. While the call fails, those of its last answer. */
export async function getMenuPages(): Promise<MenuPage[]> {
  const pages = await cachedPages();
  if (pages) lastPages = pages;
  return pages ?? lastPages;
}

async function cachedPages(): Promise<MenuPage[] | null> {
  "use cache";
  return cacheUntagged(async () =>
    (await fetchList("pages")).records.flatMap(({ id, title, menu, footer }) =>
      menu || footer
        ? { label: title, href: composedHref(id), group: menu ?? null, isInFooter: footer === true }
        : [],
    ),
  );
}
