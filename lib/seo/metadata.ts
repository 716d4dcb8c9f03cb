import type { Metadata } from "next";
import { pageHref, type Route, routes } from "../routes";

type Page = {
  /** The page's name; the layout adds the site's. */
  title: string;
  description?: string | null;
  /** The canonical path. */
  path: string;
};

/** The head of a page. */
export function pageMetadata({ title, description, path }: Page): Metadata {
  return { title, description: description || undefined, alternates: { canonical: path } };
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
}: {
  title: string;
  route: Route;
  page: number | null;
}): Metadata {
  if (!page) return missingMetadata;
  return pageMetadata({ title: `${title}, page ${page}`, path: pageHref(route, page) });
}

/** The head of a page that does not exist. */
export const missingMetadata: Metadata = { title: "Page Not Found" };
