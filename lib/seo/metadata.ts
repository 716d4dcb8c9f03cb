import type { Metadata } from "next";
import { type FeedLink, pageHref, type Route, routes } from "../routes";

type Page = {
  /** The page's name; the layout adds the site's. */
  title: string;
  description?: string | null;
  /** The canonical path. */
  path: string;
  /** The feed that carries what the page shows. */
  feed?: FeedLink;
};

/** The head of a page. */
export function pageMetadata({ title, description, path, feed }: Page): Metadata {
  const types = feed && { "application/atom+xml": [{ url: feed.href, title: feed.title }] };
  return { title, description: description || undefined, alternates: { canonical: path, types } };
}

/** The head of the home page, which the layout's own template does not reach. */
export function homeMetadata(siteName: string): Metadata {
  return { ...pageMetadata({ title: "Home", path: routes.home }), title: { absolute: `Home | ${siteName}` } };
}

/** The head of a further page of a list. */
export function listPageMetadata({
  title,
  route,
  page,
  feed,
}: {
  title: string;
  route: Route;
  page: number | null;
  feed?: FeedLink;
}): Metadata {
  if (!page) return missingMetadata;
  return pageMetadata({ title: `${title}, page ${page}`, path: pageHref(route, page), feed });
}

/** The head of a page that does not exist. */
export const missingMetadata: Metadata = { title: "Page Not Found" };
