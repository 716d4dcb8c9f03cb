import "server-only";
import type { Metadata } from "next";
import { env } from "../runtime/env";
import { company } from "../site/company";
import type { FeedLink } from "../site/routes";
import { type Card, cardHref, cardSize, cardType } from "./card";

export type ArticleFacts = { published: string; author: string | null; section: string };

export type PageFacts = {
  /** The layout appends the name of the site. */
  title: string;
  /** From ./description. */
  description: string;
  /** Canonical. */
  path: string;
  card: Card;
  /** Default: the path. */
  cardKey?: string;
  /** The feed with the same content. */
  feed?: FeedLink;
  article?: ArticleFacts;
  isIndexed?: boolean;
};

export function pageMetadata(page: PageFacts): Metadata {
  const { title, description, path, card, cardKey = path, feed, article, isIndexed = true } = page;
  const types = feed && { "application/atom+xml": [{ url: feed.href, title: feed.title }] };
  const image = { url: cardHref(cardKey, card), ...cardSize, type: cardType, alt: card.title };
  const shared = { title: card.title, description, images: [image] };
  const { SITE_NAME } = env();
  const openGraph = { ...shared, url: path, siteName: SITE_NAME, locale: company.locale };
  return {
    title,
    description,
    alternates: { canonical: path, types },
    robots: isIndexed ? undefined : { index: false },
    openGraph: article
      ? {
          ...openGraph,
          type: "article",
          publishedTime: article.published,
          section: article.section,
          authors: article.author ?? undefined,
        }
      : { ...openGraph, type: "website" },
    twitter: { ...shared, card: "summary_large_image", images: [{ url: image.url, alt: image.alt }] },
  };
}

/** Metadata of a page that does not exist; Next adds `noindex`. */
export const missingMetadata: Metadata = { title: "Page Not Found" };

/** Metadata of a page whose content is not available. */
export function failedMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}
