import "server-only";
import { type ArticleKind, articleKinds } from "../content/articles";
import { getComposedPage } from "../content/composed-page";
import type { EntryKind } from "../content/entries";
import { getMiscellaneousItem } from "../content/miscellaneous";
import { getStaticService } from "../content/static-services";
import { readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { pageNumber } from "../site/page-number";
import { routeTitle, sectionTitle } from "../site/route-words";
import { type detailRoutes, pagedRoutes, routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { type Card, routeOfCard } from "./card";
import { composedCard } from "./composed-page";
import { fixedCard } from "./fixed-page";
import { cardWithoutBanner, recordCard } from "./record";

type GetCard = (id: string, language: Language) => Promise<Result<Card | null>>;
type DetailBase = `${(typeof detailRoutes)[number]}/details`;

const none = { ok: true, data: null } as const;

/** Content of the Open Graph image of a key (see ./card); `null` where there is no such page. */
export async function findCard(key: string, language: Language): Promise<Result<Card | null>> {
  const fixed = routeOfCard(key);
  if (fixed) return fixedCard(fixed, 1, language);

  const [, slug] = /^\/([^/]+)$/.exec(key) ?? [];
  if (slug) return mapResult(await getComposedPage(slug, language), (page) => page && composedCard(page));
  const [, base = "", last = ""] = /^(\/.+)\/([^/]+)$/.exec(key) ?? [];
  const list = pagedRoutes.find((route) => `${route}/page` === base);
  const page = list && pageNumber({ page: last });
  if (list) return page ? fixedCard(list, page, language) : none;
  return isRecordBase(base) ? recordCards[base](last, language) : none;
}

/** By the part of the key before the id; tsc reports a detail route that is missing. */
const recordCards: Record<DetailBase | "/service/detail" | "/miscellaneous/item", GetCard> = {
  "/service/detail": async (id, language) => {
    const service = getStaticService(id, language);
    const section = sectionTitle(routes.services, language);
    return service ? { ok: true, data: { ...service, section } } : none;
  },
  "/services/details": detailCard("services"),
  "/expertise/details": detailCard("expertise"),
  "/product/details": async (id, language) =>
    toCard(await readOne("products", id, { language }), (product) =>
      recordCard(product, words(language)("navigation.products"), product.image, language),
    ),
  "/references/details": async (id, language) =>
    toCard(await readOne("references", id, { language }), (reference) =>
      recordCard(reference, routeTitle(routes.references, language), reference.image ?? null, language),
    ),
  "/info-news/details": articleCard("news"),
  "/blogs/details": articleCard("blog"),
  "/miscellaneous/item": async (id, language) =>
    mapResult(
      await getMiscellaneousItem(id, language),
      (item) => item && cardWithoutBanner(item, routeTitle(routes.miscellaneous, language), item.image),
    ),
};

function detailCard(kind: EntryKind): GetCard {
  return async (id, language) =>
    toCard(await readOne(kind, id, { language }), (detail) =>
      recordCard(detail, sectionTitle(routes[kind], language), detail.images[0]?.image ?? null, language),
    );
}

function articleCard(kind: ArticleKind): GetCard {
  return async (id, language) =>
    toCard(await readOne(kind, id, { language }), (article) =>
      recordCard(article, routeTitle(articleKinds[kind].feed.list, language), article.image, language),
    );
}

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
