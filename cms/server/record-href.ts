/** Addresses on the site, for links in texts. */
import { composedHref } from "../../lib/site/page-slug.ts";
import {
  blogHref,
  expertiseHref,
  newsHref,
  productHref,
  referenceHref,
  serviceHref,
} from "../../lib/site/record-links.ts";
import { itemHref } from "../../lib/site/routes.ts";
import type { linkedKinds } from "../content/linked-kinds.ts";

type LinkedKind = Exclude<(typeof linkedKinds)[number], "media">;

const hrefs: Record<LinkedKind, (id: string, title: string) => string> = {
  products: productHref,
  services: serviceHref,
  expertise: expertiseHref,
  news: newsHref,
  blog: blogHref,
  references: referenceHref,
  miscellaneous: itemHref,
  pages: composedHref,
};

export const recordKinds = Object.keys(hrefs);

/** @returns undefined for a kind whose records have no address of their own */
export function recordHref(kind: string, id: string, title: unknown): string | undefined {
  return hrefs[kind as LinkedKind]?.(id, String(title ?? ""));
}
