import "server-only";
import { getArticle } from "../content/articles";
import { getDetail } from "../content/details";
import { getMiscellaneousItem } from "../content/miscellaneous";
import { getProduct } from "../content/products";
import type { Result } from "../content/read";
import { pageNumber } from "../site/page-number";
import { type detailRoutes, feeds, pagedRoutes } from "../site/routes";
import { staticService } from "../site/static-services";
import { type Card, routeOfCard } from "./card";
import { fixedCard } from "./fixed-page";
import { cardWithoutBanner, recordCard } from "./record";

type GetCard = (id: string) => Promise<Result<Card | null>>;
type DetailBase = `${(typeof detailRoutes)[number]}/details`;

const none = { ok: true, data: null } as const;

/** Content of the Open Graph image of a key (see ./card); `null` where there is no such page. */
export async function findCard(key: string): Promise<Result<Card | null>> {
  const fixed = routeOfCard(key);
  if (fixed) return fixedCard(fixed, 1);

  const [, base = "", last = ""] = /^(\/.+)\/([^/]+)$/.exec(key) ?? [];
  const list = pagedRoutes.find((route) => `${route}/page` === base);
  const page = list && pageNumber({ page: last });
  if (list) return page ? fixedCard(list, page) : none;
  return isRecordBase(base) ? recordCards[base](last) : none;
}

/** By the part of the key before the id; tsc reports a detail route that is missing. */
const recordCards: Record<DetailBase | "/service/detail" | "/miscellaneous/item", GetCard> = {
  "/service/detail": async (id) => {
    const service = staticService(id);
    return service ? { ok: true, data: { ...service, section: "Services" } } : none;
  },
  "/services/details": async (id) =>
    toCard(await getDetail("services", id), (detail) =>
      recordCard(detail, "Services", detail.images[0]?.image ?? null),
    ),
  "/expertise/details": async (id) =>
    toCard(await getDetail("expertise", id), (detail) =>
      recordCard(detail, "Expertise", detail.images[0]?.image ?? null),
    ),
  "/product/details": async (id) =>
    toCard(await getProduct(id), (product) => recordCard(product, "Products", product.image)),
  "/info-news/details": async (id) =>
    toCard(await getArticle("news", id), (article) => recordCard(article, feeds.news.title, article.image)),
  "/blogs/details": async (id) =>
    toCard(await getArticle("blog", id), (article) => recordCard(article, feeds.blog.title, article.image)),
  "/miscellaneous/item": async (id) =>
    toCard(await getMiscellaneousItem(id), async (item) =>
      cardWithoutBanner(item, "Miscellaneous", item.image),
    ),
};

function isRecordBase(base: string): base is keyof typeof recordCards {
  return Object.hasOwn(recordCards, base);
}

async function toCard<T>(
  loaded: Result<T | null>,
  show: (record: T) => Promise<Card>,
): Promise<Result<Card | null>> {
  if (!loaded.ok) return loaded;
  return { ok: true, data: loaded.data && (await show(loaded.data)) };
}
