import "server-only";
import { getBlogs, getNews } from "./articles";
import { getCommitments } from "./commitments";
import { getGallery } from "./gallery";
import { getLeadership } from "./leadership";
import { getMiscellaneous } from "./miscellaneous";
import type { PageOf } from "./page";
import { getProducts } from "./products";
import type { Result } from "./read";
import { getTeam } from "./team";
import { getTimeline } from "./timeline";
import { getValues } from "./values";

/** The lists that have pages, by the name that their address in the API ends in. */
export const lists = {
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
} as const satisfies Record<string, (page: number) => Promise<Result<PageOf<unknown>>>>;

export type PagedListName = keyof typeof lists;

export function isPagedList(name: string): name is PagedListName {
  return Object.hasOwn(lists, name);
}
