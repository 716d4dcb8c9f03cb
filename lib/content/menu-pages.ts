import "server-only";
import { cacheLife } from "next/cache";
import { fetchList } from "../backend/client";
import { safeMessage } from "../backend/error";
import { periods } from "../runtime/periods";
import type { GroupKey, NavItem } from "../site/navigation";
import { composedHref } from "../site/page-slug";

/** A page that editors compose, as menu and footer link to it. */
export type MenuPage = NavItem & { group: GroupKey | null; isInFooter: boolean };

let lastPages: MenuPage[] = [];

/** The composed pages that are linked from every page. While the call fails, those of its last answer. */
export async function getMenuPages(): Promise<MenuPage[]> {
  const pages = await cachedPages();
  if (pages) lastPages = pages;
  return pages ?? lastPages;
}

/** `null` for a failed call. Without the tag of the content: an edit must not regenerate every page that shows a menu. */
async function cachedPages(): Promise<MenuPage[] | null> {
  "use cache";
  try {
    const { records } = await fetchList("pages");
    cacheLife("content");
    return records.flatMap(({ id, title, menu, footer }) =>
      menu || footer
        ? { label: title, href: composedHref(id), group: menu ?? null, isInFooter: footer === true }
        : [],
    );
  } catch (error) {
    if (safeMessage(error) === undefined) throw error;
    const { retrySeconds, failedExpireSeconds } = periods.lifetime;
    cacheLife({ stale: retrySeconds, revalidate: retrySeconds, expire: failedExpireSeconds });
    return null;
  }
}
