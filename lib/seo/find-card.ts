import "server-only";
import { getStaticService } from "../content/static-services";
import type { Result } from "../read/result";
import { pagedRoutes } from "../site/kind-pages";
import { pageNumber } from "../site/page-number";
import { sectionTitle } from "../site/route-words";
import { routes } from "../site/routes";
import type { Language } from "../words/language";
import { type Card, routeOfCard } from "./card";
import { fixedCard } from "./fixed-page";
import { recordCard } from "./record";

/** Content of the Open Graph image of a key (see ./card); `null` where there is no such page. */
export async function findCard(key: string, language: Language): Promise<Result<Card | null>> {
  const fixed = routeOfCard(key);
  if (fixed) return fixedCard(fixed, 1, language);

  const [, base = "", last = ""] = /^(\/.+)\/([^/]+)$/.exec(key) ?? [];
  const list = pagedRoutes.find((route) => `${route}/page` === base);
  const page = list && pageNumber({ page: last });
  if (list) return page ? fixedCard(list, page, language) : { ok: true, data: null };
  const service = base === "/service/detail" && getStaticService(last, language);
  if (!service) return recordCard(key, language);
  return { ok: true, data: { ...service, section: sectionTitle(routes.services, language) } };
}
