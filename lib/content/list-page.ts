import "server-only";
import type { Item } from "../read/kinds";
import { isOutOfRange, type PageOf } from "../read/page";
import { read } from "../read/read";
import type { Result } from "../read/result";
import { listRoutes, type PagedKind } from "../site/kind-pages";
import { type ListPageProps, pageNumber } from "../site/page-number";
import type { Language } from "../words/language";
import { type Banner, getPageBanner } from "./banners";
import { getReferences, type Reference } from "./references";

type ItemOf<K extends PagedKind> = K extends "references" ? Reference : Item<K>;

/** One page of a list as its own page shows it: references with links to what they lead to. */
export function getShownList<K extends PagedKind>(
  kind: K,
  page: number,
  language: Language,
): Promise<Result<PageOf<ItemOf<K>>>> {
  const list = kind === "references" ? getReferences(page, language) : read(kind, { page, language });
  return list as Promise<Result<PageOf<ItemOf<K>>>>;
}

/** The banner and one page of a list, for its route; `null` where the list has no such page. */
export async function getListPage<K extends PagedKind>(
  kind: K,
  params: ListPageProps["params"],
  language: Language,
): Promise<{ banner: Result<Banner>; list: Result<PageOf<ItemOf<K>>> } | null> {
  const page = pageNumber(await params);
  if (!page) return null;
  const [banner, list] = await Promise.all([
    getPageBanner(listRoutes[kind], language),
    getShownList(kind, page, language),
  ]);
  return isOutOfRange(list) ? null : { banner, list };
}
