import "server-only";
import type { Metadata } from "next";
import type { PageFields } from "../read/parts";
import { env } from "../runtime/env";
import { company } from "../site/company";
import { localPath } from "../site/language-path";
import { defaultLanguage, type Language } from "../words/language";
import { words } from "../words/words";
import { type Card, cardHref, cardSize, cardType } from "./card";
import { pageTitle, withoutSiteName } from "./page-title";

/** As Open Graph names it: with the country where most people speak it. */
function localeOf(language: Language): string {
  if (language === defaultLanguage) return company.locale;
  const { language: own, region } = new Intl.Locale(language).maximize();
  return region ? `${own}_${region}` : own;
}

type ArticleFacts = { published: string | null; author?: string | null; section: string };

export type PageFacts = {
  /** The layout appends the name of the site, unless it has it. */
  title: string;
  /** From ./description. */
  description: string;
  /** Canonical, without the prefix of a language. */
  path: string;
  /** Of the words, and of the canonical address. */
  language: Language;
  card: Card;
  /** Default: the path. */
  cardKey?: string;
  /** The feed with the same content. */
  feed?: { href: string; title: string };
  article?: ArticleFacts;
  /** Set by the editors of a record. */
  own?: PageFields;
  isIndexed?: boolean;
};

export function pageMetadata(page: PageFacts): Metadata {
  const { language, card, cardKey = page.path, feed, article, own = {} } = page;
  const path = localPath(page.path, language);
  const { title = page.title, description = page.description, noindex } = own.seo ?? {};
  const isIndexed = page.isIndexed !== false && !noindex;
  const types = feed && {
    "application/atom+xml": [{ url: localPath(feed.href, language), title: feed.title }],
  };
  const shownTitle = withoutSiteName(own.seo?.title ?? card.title);
  const image = {
    url: cardHref(localPath(cardKey, language), card),
    ...cardSize,
    type: cardType,
    alt: shownTitle,
  };
  const shared = { title: shownTitle, description, images: [image] };
  const { SITE_NAME } = env();
  const openGraph = { ...shared, url: path, siteName: SITE_NAME, locale: localeOf(language) };
  return {
    title: pageTitle(title),
    description,
    alternates: { canonical: path, types },
    robots: isIndexed ? undefined : { index: false },
    openGraph: article
      ? {
          ...openGraph,
          type: "article",
          publishedTime: article.published ?? undefined,
          modifiedTime: own.updated,
          section: article.section,
          authors: article.author ?? undefined,
        }
      : { ...openGraph, type: "website" },
    twitter: { ...shared, card: "summary_large_image", images: [{ url: image.url, alt: image.alt }] },
  };
}

/** Metadata of a page that does not exist; Next adds `noindex`. */
export function missingMetadata(language: Language): Metadata {
  return { title: words(language)("templates.notFoundPage.title") };
}

/** Metadata of a page whose content is not available. */
export function failedMetadata(title: string): Metadata {
  return { title, robots: { index: false } };
}
