import { createHash } from "node:crypto";
import { type Route, routes } from "../site/routes";

/** Size of an Open Graph image, in px, and its type. */
export const cardSize = { width: 1200, height: 630 } as const;
export const cardType = "image/jpeg";

/** Content of an Open Graph image; `picture` replaces the drawing. Both images are paths on the site. */
export type Card = { title: string; section: string; image: string | null; picture?: string };

/**
 * Path of a page's Open Graph image. It changes with the content of the image, because other sites cache it permanently.
 * @param key path of the page without its slug and query, with the prefix of its language
 */
export function cardHref(key: string, { title, section, image, picture }: Card): string {
  const version = createHash("sha256")
    .update(JSON.stringify([title, section, image, ...(picture ? [picture] : [])]))
    .digest("hex")
    .slice(0, 8);
  return `/og${key === routes.home ? "/home" : key}.jpg?v=${version}`;
}

export function routeOfCard(key: string): Route | undefined {
  const path = key === "/home" ? routes.home : key;
  return Object.values(routes).find((route) => route === path);
}
