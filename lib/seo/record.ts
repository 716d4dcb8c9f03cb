import "server-only";
import type { Metadata } from "next";
import { type Article, type ArticleKind, articleKinds } from "../content/articles";
import { getBanner } from "../content/banners";
import type { EntryKind } from "../content/entries";
import { getMiscellaneousItem } from "../content/miscellaneous";
import { getStaticService, getStaticServices } from "../content/static-services";
import type { Item } from "../read/kinds";
import type { PageFields, Worded } from "../read/parts";
import { readOne } from "../read/read";
import type { Result } from "../read/result";
import { htmlExcerpt } from "../rich-text/excerpt";
import { hasWrongSlug, type TitledParams } from "../site/detail-params";
import { localPath } from "../site/language-path";
import { expertiseHref, productHref, serviceHref } from "../site/record-links";
import { routeTitle, sectionTitle } from "../site/route-words";
import { itemHref, routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { words } from "../words/words";
import type { Card } from "./card";
import { describe } from "./description";
import { failedMetadata, missingMetadata, type PageFacts, pageMetadata } from "./metadata";

/** Facts that each kind of record finds in its own way. `title`: instead of that of the record. */
type RecordFacts = Pick<PageFacts, "description" | "card" | "feed" | "article"> & { title?: string };

/**
 * Metadata of a record's page.
 * @param section title where the record is not available
 * @param href path of a record's page; with an empty title, the key of its Open Graph image
 */
export async function recordMetadata<T extends { id: string; title: string } & PageFields & Worded>(
  params: TitledParams,
  loaded: Result<T | null>,
  section: string,
  href: (id: string, title: string) => string,
  toFacts: (record: T) => Promise<RecordFacts>,
  language: Language,
): Promise<Metadata> {
  if (!loaded.ok) return failedMetadata(section);
  if (!loaded.data) return missingMetadata(language);
  const record = loaded.data;
  const { id, title, lang } = record;
  const path = href(id, title);
  // `generateMetadata` must not fetch here: a failure would turn the redirect into a 500.
  if (lang || hasWrongSlug(params, localPath(path, language))) return missingMetadata(language);
  return pageMetadata({
    language,
    title,
    path,
    cardKey: href(id, ""),
    own: record,
    ...(await toFacts(record)),
  });
}

type CardRecord = { title: string } & PageFields;

/** Open Graph image of a record: its editors' own, else drawn with the banner of its page, or with an image of the record. */
export async function recordCard(
  record: CardRecord,
  section: string,
  image: string | null,
  language: Language,
): Promise<Card> {
  const banner = await getBanner(record.title, language);
  return cardWithoutBanner(record, section, (banner.ok && banner.data.image) || image);
}

/** Open Graph image of a record that has no banner. */
export function cardWithoutBanner({ title, seo }: CardRecord, section: string, image: string | null): Card {
  return { title, section, image, ...(seo?.image && { picture: seo.image }) };
}

const detailHrefs = { services: serviceHref, expertise: expertiseHref };

export async function detailMetadata(
  kind: EntryKind,
  params: TitledParams,
  language: Language,
): Promise<Metadata> {
  const t = words(language);
  return recordMetadata(
    params,
    await readOne(kind, params.id, { language }),
    t(kind === "services" ? "routes.services" : "seo.expertiseDetails"),
    detailHrefs[kind],
    async (detail) => {
      const { title, text, images } = detail;
      const [banner, card] = await Promise.all([
        getBanner(title, language),
        recordCard(detail, sectionTitle(routes[kind], language), images[0]?.image ?? null, language),
      ]);
      const sentence = banner.ok ? banner.data.description : null;
      // The title keeps descriptions apart where records share a text.
      const description = sentence
        ? await describe(title, [sentence, text], language)
        : await describe(title, [text && `${title}: ${text}`], language);
      const name = kind === "expertise" ? `${title} | ${t("seo.expertiseDetails")}` : title;
      // A static service may have the same title.
      const isTaken = getStaticServices(language).some((own) => own.title === name);
      return { title: isTaken ? t("seo.inDetail", { title: name }) : name, description, card };
    },
    language,
  );
}

export async function articleMetadata(
  kind: ArticleKind,
  params: TitledParams,
  language: Language,
): Promise<Metadata> {
  const { href, feed } = articleKinds[kind];
  const section = routeTitle(feed.list, language);
  return recordMetadata(
    params,
    await readOne(kind, params.id, { language }),
    section,
    href,
    async (article: Article) => {
      const { title, summary, image, published, author } = article;
      return {
        description: await describe(title, [summary], language),
        card: await recordCard(article, section, image, language),
        feed: { href: feed.href, title: section },
        article: { published, author, section },
      };
    },
    language,
  );
}

/** Longer than any description of a page. */
const maxTextLength = 400;

function describeText({ title, description }: Item<"miscellaneous">, language: Language): Promise<string> {
  return describe(title, [`${title}: ${htmlExcerpt(description ?? "", maxTextLength)}`], language);
}

export async function productMetadata(params: TitledParams, language: Language): Promise<Metadata> {
  const section = words(language)("navigation.products");
  return recordMetadata(
    params,
    await readOne("products", params.id, { language }),
    section,
    productHref,
    async (product) => ({
      description: await describeText(product, language),
      card: await recordCard(product, section, product.image, language),
    }),
    language,
  );
}

export async function itemMetadata(id: string, language: Language): Promise<Metadata> {
  const loaded = await getMiscellaneousItem(id, language);
  if (!loaded.ok) return failedMetadata(routeTitle(routes.miscellaneous, language));
  const item = loaded.data;
  if (!item) return missingMetadata(language);
  const { title, image } = item;
  return pageMetadata({
    language,
    title,
    description: await describeText(item, language),
    path: itemHref(id),
    cardKey: `${routes.miscellaneous}/item/${id}`,
    card: cardWithoutBanner(item, routeTitle(routes.miscellaneous, language), image),
    own: item,
  });
}

export async function staticServiceMetadata(serviceId: string, language: Language): Promise<Metadata> {
  const service = getStaticService(serviceId, language);
  if (!service) return { title: words(language)("pages.staticService.missing") };
  const { id, title, description, image } = service;
  return pageMetadata({
    language,
    title,
    description: await describe(title, description, language),
    path: staticServiceHref(id),
    card: { title, section: sectionTitle(routes.services, language), image },
  });
}
