/** Addresses of the pages of records. Apart from the routes: few pages of a browser need the names of letters. */
import { baseLetters } from "../text/base-letters.ts";
import type { Route } from "./routes.ts";

/** Next names files after the last segment of a URL, and appends to it; file systems allow names of 255 bytes. */
const maxSlugLength = 80;

/** Last segment of a record's URL: Latin letters and digits without accents, one hyphen for each run of others, cut after a word. */
export function slug(title: string): string {
  const full = baseLetters(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (full.length <= maxSlugLength) return full;
  const end = full.lastIndexOf("-", maxSlugLength);
  return full.slice(0, end > 0 ? end : maxSlugLength);
}

/** Address of the page of a record. @param list route of its list */
export function detailsHref(list: Route, id: string, title: string): string {
  return [list, "details", id, slug(title)].filter(Boolean).join("/");
}
