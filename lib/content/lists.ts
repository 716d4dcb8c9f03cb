import "server-only";
import type { PagedListName as ContractList, ListName, RecordOf } from "../backend/contract";
import { isOutOfRange, type PageOf, readPage } from "../read/page";
import { type Worded, wordedIn } from "../read/parts";
import { mapResult, type Result } from "../read/result";
import { toFamily } from "../read/specs";
import { type ListPageProps, pageNumber } from "../site/page-number";
import { listRoutes, type Route } from "../site/routes";
import type { Language } from "../words/language";
import { toTeaser } from "./articles";
import { type Banner, getPageBanner } from "./banners";
import { type Convert, cachePage } from "./convert";
import {
  toCertificate,
  toCommitment,
  toEntry,
  toFigure,
  toIllustrated,
  toLeader,
  toMember,
  toMilestone,
  toPicture,
} from "./items";
import { toProductRow } from "./products";
import { readList } from "./read";
import { cacheReferences, type Reference } from "./references";

/** Lists with a page of the site; composed pages have none that lists them. */
export type PagedListName = Exclude<ContractList, "pages">;

/** An item of any list. */
export type Named = ({ title: string } & Worded) | { name: string };

/** The paged lists of the contract: an item from a record, `null` for one that is not shown. tsc reports a missing list. */
const pagedLists = {
  leadership: toLeader,
  team: toMember,
  commitments: toCommitment,
  values: toIllustrated,
  timeline: toMilestone,
  miscellaneous: toIllustrated,
  products: toProductRow,
  gallery: toPicture,
  news: toTeaser,
  blog: toTeaser,
  // Links to other content need further calls.
  references: null,
} satisfies { [K in PagedListName]: Convert<K, Named | null> | null };

/** The lists without pages. */
const wholeLists = {
  services: toEntry,
  expertise: toEntry,
  certificates: toCertificate,
  figures: toFigure,
  families: toFamily,
} satisfies { [K in ListName]?: (record: RecordOf<K>) => object };

type Converter<K extends PagedListName> = (typeof pagedLists)[K];
/** An item of a paged list. */
type ItemOf<K extends PagedListName> = K extends "references"
  ? Reference
  : NonNullable<ReturnType<NonNullable<Converter<K>>>> & Worded;
type WholeList = keyof typeof wholeLists;

/** One page of a list, counted from 1; `items` is empty beyond the last one. */
export function getList<K extends PagedListName>(
  name: K,
  page: number,
  language: Language,
): Promise<Result<PageOf<ItemOf<K>>>> {
  return readPage((known) => cachedList(name, known, language), page) as Promise<Result<PageOf<ItemOf<K>>>>;
}

/** All items of a list without pages. */
export async function getAll<K extends WholeList>(
  name: K,
  language: Language,
): Promise<Result<(ReturnType<(typeof wholeLists)[K]> & Worded)[]>> {
  const convert = wholeLists[name] as (record: RecordOf<K>) => ReturnType<(typeof wholeLists)[K]>;
  return mapResult(await readList(name, language), ({ records }) =>
    records.map((record) => ({ ...convert(record), ...wordedIn(record, language) })),
  );
}

/** The banner and one page of a list, for its route; `null` where the list has no such page. */
export async function getListPage<K extends PagedListName>(
  name: K,
  params: ListPageProps["params"],
  language: Language,
): Promise<{ banner: Result<Banner>; list: Result<PageOf<ItemOf<K>>> } | null> {
  const page = pageNumber(await params);
  if (!page) return null;
  const [banner, list] = await Promise.all([
    getPageBanner(listRoutes[name], language),
    getList(name, page, language),
  ]);
  return isOutOfRange(list) ? null : { banner, list };
}

export function isPagedList(name: string): name is PagedListName {
  return Object.hasOwn(pagedLists, name);
}

/** The list that a route shows; `undefined` for a page without one. */
export function listAt(route: Route): PagedListName | undefined {
  // Assigned with its type, so that tsc reports a list that `listRoutes` lacks.
  const routeOf: Record<PagedListName, Route> = listRoutes;
  return (Object.keys(pagedLists) as PagedListName[]).find((name) => routeOf[name] === route);
}

async function cachedList(
  name: PagedListName,
  page: number,
  language: Language,
): Promise<Result<PageOf<Named>>> {
  "use cache";
  const convert = pagedLists[name];
  return convert
    ? cachePage(name, page, convert as Convert<typeof name, Named | null>, language)
    : cacheReferences(page, language);
}
