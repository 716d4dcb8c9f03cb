import "server-only";
import type { Metadata } from "next";
import { type ArticleKind, articleKinds, getArticle } from "../content/articles";
import { getBanner } from "../content/banners";
import { getDetail } from "../content/details";
import type { EntryKind } from "../content/entries";
import type { Illustrated } from "../content/items";
import type { PageFields } from "../content/page-fields";
import { getProduct } from "../content/products";
import type { Result } from "../content/read";
import { htmlExcerpt } from "../rich-text/excerpt";
import { hasWrongSlug, type TitledParams } from "../site/detail-params";
import { expertiseHref, itemHref, productHref, routes, serviceHref } from "../site/routes";
import { type StaticService, staticServiceHref, staticServices } from "../site/static-services";
import type { Card } from "./card";
import { describe } from "./description";
import { failedMetadata, missingMetadata, pageMetadata } from "./metadata";

/**
 * Metadata of a record's page.
 * @param section title where the record is not available
 * @param href path of a record's page; with an empty title, the key of its Open Graph image
 */
async function recordMetadata<T extends { id: string; title: string }>(
  params: TitledParams,
  loaded: Result<T | null>,
  section: string,
  href: (id: string, title: string) => string,
  toMetadata: (record: T, paths: { path: string; cardKey: string }) => Promise<Metadata>,
): Promise<Metadata> {
  if (!loaded.ok) return failedMetadata(section);
  if (!loaded.data) return missingMetadata;
  const { id, title } = loaded.data;
  const path = href(id, title);
  // `generateMetadata` must not fetch here: a failure would turn the redirect into a 500.
  if (hasWrongSlug(params, path)) return missingMetadata;
  return toMetadata(loaded.data, { path, cardKey: href(id, "") });
}

type CardRecord = { title: string } & PageFields;

/** Open Graph image of a record: its editors' own, else drawn with the banner of its page, or with an image of the record. */
export async function recordCard(record: CardRecord, section: string, image: string | null): Promise<Card> {
  const banner = await getBanner(record.title);
  return cardWithoutBanner(record, section, (banner.ok && banner.data.image) || image);
}

/** Open Graph image of a record that has no banner. */
export function cardWithoutBanner({ title, seo }: CardRecord, section: string, image: string | null): Card {
  return { title, section, image, ...(seo?.image && { picture: seo.image }) };
}

/** Pages of services and fields of expertise; `title` is shown where the record is not available. */
const detailPages = {
  services: { title: "Services", section: "Services", href: serviceHref },
  expertise: { title: "Expertise Details", section: "Expertise", href: expertiseHref },
};

export async function detailMetadata(kind: EntryKind, params: TitledParams): Promise<Metadata> {
  const page = detailPages[kind];
  return recordMetadata(
    params,
    await getDetail(kind, params.id),
    page.title,
    page.href,
    async (detail, paths) => {
      const { title, text, images } = detail;
      const [banner, card] = await Promise.all([
        getBanner(title),
        recordCard(detail, page.section, images[0]?.image ?? null),
      ]);
      const sentence = banner.ok ? banner.data.description : null;
      // The title keeps descriptions apart where records share a text.
      const description = sentence
        ? describe(title, sentence, text)
        : describe(title, text && `${title}: ${text}`);
      const name = kind === "expertise" ? `${title} | ${page.title}` : title;
      // A static service may have the same title.
      const isTaken = staticServices.some((own) => own.title === name);
      return pageMetadata({
        ...paths,
        title: isTaken ? `${name} in detail` : name,
        description,
        card,
        own: detail,
      });
    },
  );
}

export async function articleMetadata(kind: ArticleKind, params: TitledParams): Promise<Metadata> {
  const { href, feed } = articleKinds[kind];
  return recordMetadata(
    params,
    await getArticle(kind, params.id),
    feed.title,
    href,
    async (article, paths) => {
      const { title, summary, image, published, author } = article;
      return pageMetadata({
        ...paths,
        title,
        description: describe(title, summary),
        card: await recordCard(article, feed.title, image),
        feed,
        article: { published, author, section: feed.title },
        own: article,
      });
    },
  );
}

/** Longer than any description of a page. */
const maxTextLength = 400;

export async function productMetadata(params: TitledParams): Promise<Metadata> {
  return recordMetadata(
    params,
    await getProduct(params.id),
    "Products",
    productHref,
    async (product, paths) => {
      const { title, description, image } = product;
      return pageMetadata({
        ...paths,
        title,
        description: describe(title, `${title}: ${htmlExcerpt(description ?? "", maxTextLength)}`),
        card: await recordCard(product, "Products", image),
        own: product,
      });
    },
  );
}

export function itemMetadata(item: Illustrated): Metadata {
  const { id, title, image, description } = item;
  return pageMetadata({
    title,
    description: describe(title, `${title}: ${htmlExcerpt(description ?? "", maxTextLength)}`),
    path: itemHref(id),
    cardKey: `${routes.miscellaneous}/item/${id}`,
    card: cardWithoutBanner(item, "Miscellaneous", image),
    own: item,
  });
}

export function staticServiceMetadata({ id, title, description, image }: StaticService): Metadata {
  return pageMetadata({
    title,
    description: describe(title, ...description),
    path: staticServiceHref(id),
    card: { title, section: "Services", image },
  });
}
