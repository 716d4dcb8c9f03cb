import "server-only";
import { getBlog, getNewsItem } from "../content/articles";
import { getExpertiseEntry } from "../content/expertise";
import { getMiscellaneousItem } from "../content/miscellaneous";
import type { Result } from "../content/read";
import { getService } from "../content/services";
import { pageNumber } from "../site/page-number";
import { feeds, pagedRoutes } from "../site/routes";
import { staticService } from "../site/static-services";
import { type Card, routeOfCard } from "./card";
import { fixedCard } from "./fixed-page";
import { recordCard } from "./record";

const none = { ok: true, data: null } as const;

/** What the Open Graph image of a key (see ./card) shows; `null` where there is no page of that key. */
export async function findCard(key: string): Promise<Result<Card | null>> {
  const fixed = routeOfCard(key);
  if (fixed) return fixedCard(fixed, 1);

  const [, base = "", last = ""] = /^\/(.+)\/([^/]+)$/.exec(key) ?? [];
  const list = pagedRoutes.find((route) => `${route}/page` === `/${base}`);
  const page = list && pageNumber({ page: last });
  if (list) return page ? fixedCard(list, page) : none;
  return (await records[base]?.(last)) ?? none;
}

/** What is shown of a record, by the part of the key before its id. */
const records: Record<string, (id: string) => Promise<Result<Card | null>>> = {
  "service/detail": async (id) => {
    const service = staticService(id);
    return service ? { ok: true, data: { ...service, section: "Services" } } : none;
  },
  "services/details": async (id) =>
    shown(await getService(id), ({ title, images }) => recordCard(title, "Services", images[0] ?? null)),
  "expertise/details": async (id) =>
    shown(await getExpertiseEntry(id), ({ title, images }) =>
      recordCard(title, "Expertise", images[0] ?? null),
    ),
  "info-news/details": async (id) =>
    shown(await getNewsItem(id), ({ title, image }) => recordCard(title, feeds.news.title, image)),
  "blogs/details": async (id) =>
    shown(await getBlog(id), ({ title, image }) => recordCard(title, feeds.blog.title, image)),
  "miscellaneous/item": async (id) =>
    shown(await getMiscellaneousItem(id), async ({ title, image }) => ({
      title,
      section: "Miscellaneous",
      image,
    })),
};

async function shown<T>(
  loaded: Result<T | null>,
  show: (record: T) => Promise<Card>,
): Promise<Result<Card | null>> {
  if (!loaded.ok) return loaded;
  return { ok: true, data: loaded.data && (await show(loaded.data)) };
}
