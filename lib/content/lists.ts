import "server-only";
import type { PagedListName } from "../backend/contract";
import { listRoutes, type Route } from "../site/routes";
import { getBlogs, getNews } from "./articles";
import { getCommitments } from "./commitments";
import { getGallery } from "./gallery";
import { getLeadership } from "./leadership";
import { getMiscellaneous } from "./miscellaneous";
import type { PageOf } from "./page";
import { getProducts } from "./products";
import type { Result } from "./read";
import { getReferences } from "./references";
import { getTeam } from "./team";
import { getTimeline } from "./timeline";
import { getValues } from "./values";

export type { PagedListName };

/** An item of any list. */
export type Named = { title: string } | { name: string };

/** The paged lists of the contract; tsc reports one that is missing. */
export const lists: Record<PagedListName, (page: number) => Promise<Result<PageOf<Named>>>> = {
  leadership: getLeadership,
  team: getTeam,
  commitments: getCommitments,
  values: getValues,
  timeline: getTimeline,
  miscellaneous: getMiscellaneous,
  products: getProducts,
  gallery: getGallery,
  news: getNews,
  blog: getBlogs,
  references: getReferences,
};

export function isPagedList(name: string): name is PagedListName {
  return Object.hasOwn(lists, name);
}

/** The list that a route shows; `undefined` for a page without one. */
export function listAt(route: Route): PagedListName | undefined {
  // Assigned with its type, so that tsc reports a list that `listRoutes` lacks.
  const routeOf: Record<PagedListName, Route> = listRoutes;
  return (Object.keys(lists) as PagedListName[]).find((name) => routeOf[name] === route);
}
