import "server-only";
import type { Metadata } from "next";
import { env } from "../runtime/env";
import { company } from "../site/company";
import type { FeedLink } from "../site/routes";
import { type Card, cardHref, cardSize, cardType } from "./card";

export type ArticleFacts = { published: string; author: string | null; section: string };

export type PageFacts = {
  /** The page's name; the layout adds the site's. */
  title: string;
  /** From ./description. */
  description: string;
  /** The canonical path. */
  path: string;
  /** What its Open Graph image shows, and the path that names it, where that is not the page's own. */
  card: Card;
  cardKey?: string;
  /** The feed that carries what the page shows. */
  feed?: FeedLink;
  article?: ArticleFacts;
  /** Whether search engines are to list it. */
  indexed?: boolean;
};

/** The head of a page: for tabs, search engines, and those who show a preview of a link. */
export function pageMetadata(page: PageFacts): Metadata {
  const { title, description, path, card, cardKey = path, feed, article, indexed = true } = page;
  const types = feed && { "application/atom+xml": [{ url: feed.href, title: feed.title }] };
  const image = { url: cardHref(cardKey, card), ...cardSize, type: cardType, alt: card.title };
  const shared = { title: card.title, description, images: [image] };
  const { SITE_NAME } = env();
  const ofSite = { ...shared, url: path, siteName: SITE_NAME, locale: company.locale };
  return {
    title,
    description,
    alternates: { canonical: path, types },
    robots: indexed ? undefined : { index: false },
    openGraph: article
      ? {
          ...ofSite,
          type: "article",
          publishedTime: article.published,
          section: article.section,
          authors: article.author ?? undefined,
        }
      : { ...ofSite, type: "website" },
    twitter: { ...shared, card: "summary_large_image", images: [{ url: image.url, alt: image.alt }] },
  };
}

/** The head of a page that does not exist. Next.js itself has search engines leave it out. */
export const missingMetadata: Metadata = { title: "Page Not Found" };

/** The head of a page whose content could not be had. */
export function failedMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}
