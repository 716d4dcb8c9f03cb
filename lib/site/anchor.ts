import { slug } from "./record-links.ts";

/** The id of a part of a page that has a name: that of a family of products, in any script. */
export function anchorOf(name: string): string {
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(name);
  return isLatin ? slug(name) : name.trim().replace(/\s+/g, "-").toLowerCase();
}
