import "server-only";
import type { Metadata } from "next";
import type { Article } from "../content/articles";
import { getBanner } from "../content/banners";
import type { Detail } from "../content/details";
import type { Illustrated } from "../content/values";
import { plainText } from "../html";
import { type FeedLink, itemHref, routes } from "../routes";
import { type StaticService, staticServiceHref, staticServices } from "../static-services";
import type { Card } from "./card";
import { describe } from "./description";
import { pageMetadata } from "./metadata";

/** What the Open Graph image of a record's page shows: the picture that the page has at its top, or one of the record's. */
export async function recordCard(title: string, section: string, image: string | null): Promise<Card> {
  const banner = await getBanner(title);
  return { title, section, image: (banner.ok && banner.data.image) || image };
}

/** The head of a service's or an expertise entry's page. */
export async function detailMetadata(
  { title, text, images }: Detail,
  { path, cardKey, section, name = title }: { path: string; cardKey: string; section: string; name?: string },
): Promise<Metadata> {
  const [banner, card] = await Promise.all([getBanner(title), recordCard(title, section, images[0] ?? null)]);
  const sentence = banner.ok ? banner.data.description : null;
  // Without a sentence of its own, a text may be one that other records have too.
  const description = sentence
    ? describe(title, sentence, text)
    : describe(title, text && `${title}: ${text}`);
  // One of the site's own services may be called the same.
  const isTaken = staticServices.some((own) => own.title === name);
  return pageMetadata({ title: isTaken ? `${name} in detail` : name, description, path, cardKey, card });
}

/** The head of an article's page. */
export async function articleMetadata(
  { title, summary, image, published, author }: Article,
  { path, cardKey, feed }: { path: string; cardKey: string; feed: FeedLink },
): Promise<Metadata> {
  const section = feed.title;
  return pageMetadata({
    title,
    description: describe(title, summary),
    path,
    cardKey,
    card: await recordCard(title, section, image),
    feed,
    article: { published, author, section },
  });
}

/** The head of the page of one item of the miscellaneous list. */
export function itemMetadata({ id, title, image, description }: Illustrated): Metadata {
  return pageMetadata({
    title,
    description: describe(title, `${title}: ${plainText(description ?? "")}`),
    path: itemHref(id),
    cardKey: `${routes.miscellaneous}/item/${id}`,
    card: { title, section: "Miscellaneous", image },
  });
}

/** The head of the page of one of the site's own services. */
export function staticServiceMetadata({ id, title, description, image }: StaticService): Metadata {
  return pageMetadata({
    title,
    description: describe(title, ...description),
    path: staticServiceHref(id),
    card: { title, section: "Services", image },
  });
}
