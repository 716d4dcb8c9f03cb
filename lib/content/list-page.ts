import "server-only";
import { type ListPageProps, pageNumber } from "../site/page-number";
import type { PagedRoute } from "../site/routes";
import { type Banner, getPageBanner } from "./banners";
import { isOutOfRange, type PageOf } from "./page";
import type { Result } from "./read";

/** The banner and one page of a list; `null` where the list has no such page. */
export async function getListPage<T>(
  route: PagedRoute,
  getPage: (page: number) => Promise<Result<PageOf<T>>>,
  params: ListPageProps["params"],
): Promise<{ banner: Result<Banner>; list: Result<PageOf<T>> } | null> {
  const page = pageNumber(await params);
  if (!page) return null;
  const [banner, list] = await Promise.all([getPageBanner(route), getPage(page)]);
  return isOutOfRange(list) ? null : { banner, list };
}
