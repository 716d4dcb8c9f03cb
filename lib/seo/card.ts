import { createHash } from "node:crypto";
import { type Route, routes } from "../site/routes";

/** Size of an Open Graph image, in px, and its type. */
export const cardSize = { width: 1200, height: 630 } as const;
export const cardType = "image/jpeg";

/** What an Open Graph image is made of; `image` is a path of the site's own. */
export type Card = { title: string; section: string; image: string | null };

/**
 * Where the Open Graph image of a page is. It changes with what the image is made of, for those who link to the page
 * keep what they once fetched.
 * @param key the page's path, without what does not name it: pages of a list share an image
 */
export function cardHref(key: string, { title, section, image }: Card): string {
  const version = createHash("sha256")
    .update(JSON.stringify([title, section, image]))
    .digest("hex")
    .slice(0, 8);
  return `/og${key === routes.home ? "/home" : key}.jpg?v=${version}`;
}

/** The route that an image's path names; `undefined` where it names none. */
export function routeOfCard(key: string): Route | undefined {
  const path = key === "/home" ? routes.home : key;
  return Object.values(routes).find((route) => route === path);
}
