/**
 * The pages of the kinds of content and of their records. Apart from the routes: kinds have words for editors, which no browser
 * needs.
 */
import { allKinds, type KindName, kindNamed, type kinds } from "../../content/kinds/all.ts";
import { composedHref } from "./page-slug.ts";
import { detailsHref } from "./record-links.ts";
import { itemHref, type Route, routes } from "./routes.ts";

type AnyKind = (typeof kinds)[number];
type Shown = Extract<AnyKind, { page: string }>;
type Linked = Extract<AnyKind, { recordsAt: string }>;
/** Lists that have a page of their own, and further pages. */
export type PagedKind = Extract<Shown, { limit: number }>["name"];
/** Kinds whose records have pages of their own. */
export type LinkedKind = Linked["name"];
/** Those at `<page>/details/<id>/<title>`. */
export type DetailKind = Extract<Linked, { recordsAt: "details" }>["name"];
type PageOf<N extends string> = Extract<Shown, { name: N }>["page"];

/** Each with its page; a page that the site does not have is an error of tsc. */
const pageOf = new Map<string, Route>(
  (allKinds as readonly Pick<AnyKind, "name" | "page">[]).flatMap(({ name, page }) =>
    page ? [[name, page]] : [],
  ),
);

/** The page that shows a kind; undefined where the site has none. */
export function kindPage(kind: string): Route | undefined {
  return pageOf.get(kind);
}

/** Kinds whose page is linked only where there is content. */
export const optionalKinds = allKinds.flatMap(({ name, optionalPage }) =>
  optionalPage ? [name as KindName] : [],
);

/** In the order of the table of pages. */
function pagesOf<N extends string>(kinds: typeof allKinds): { [K in N]: PageOf<K> } {
  const entries = Object.values(routes).flatMap((route) =>
    kinds.filter(({ page }) => page === route).map(({ name }) => [name, route]),
  );
  return Object.fromEntries(entries) as { [K in N]: PageOf<K> };
}

/** Pages of the lists that come in pages. */
export const listRoutes = pagesOf<PagedKind>(allKinds.filter(({ page, limit }) => page && limit));
export type PagedRoute = PageOf<PagedKind>;
export const pagedRoutes: readonly PagedRoute[] = Object.values(listRoutes);

export function isPaged(kind: string): kind is PagedKind {
  return Object.hasOwn(listRoutes, kind);
}

/** The list that a page shows; undefined for a page without one. */
export function listAt(route: Route): PagedKind | undefined {
  return (Object.keys(listRoutes) as PagedKind[]).find((kind) => listRoutes[kind] === route);
}

/** Pages of the lists whose records are at `<page>/details/<id>/<title>`. */
export const detailKinds = pagesOf<DetailKind>(allKinds.filter(({ recordsAt }) => recordsAt === "details"));
export const detailRoutes: readonly PageOf<DetailKind>[] = Object.values(detailKinds);

/** Kinds whose records have pages of their own. */
export const linkedKinds = allKinds.flatMap(({ name, recordsAt }) => (recordsAt ? [name as LinkedKind] : []));

export function isLinked(kind: string): kind is LinkedKind {
  return linkedKinds.some((name) => name === kind);
}

/** Address of a record's page. @param title without it, the page redirects to its address */
export function recordHref(kind: LinkedKind, id: string, title: string): string {
  const { recordsAt, page } = kindNamed(kind);
  if (recordsAt === "root") return composedHref(id);
  return recordsAt === "item" ? itemHref(id) : detailsHref(page as Route, id, title);
}

/** The record whose page a path of this site is; undefined for any other path. */
export function recordAt(path: string): { kind: DetailKind; id: string } | undefined {
  const [, route, id] = /^(\/[a-z-]+)\/details\/([^/]+)/.exec(path) ?? [];
  const kind = (Object.keys(detailKinds) as DetailKind[]).find((each) => detailKinds[each] === route);
  return kind && id ? { kind, id } : undefined;
}
