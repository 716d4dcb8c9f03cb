import "server-only";
import type { Metadata } from "next";
import { env } from "../runtime/env";

const separatorAtEnd = /^(.*\S)\s*(?:[|–—·•:]|\s-)\s*$/s;
const separatorAtStart = /^\s*(?:[|–—·•:]|-\s)/;

/** A title without the site's name at its end, which the layout appends. */
export function withoutSiteName(title: string): string {
  const { SITE_NAME } = env();
  if (!isSiteName(title.slice(-SITE_NAME.length))) return title;
  return separatorAtEnd.exec(title.slice(0, -SITE_NAME.length))?.[1] ?? title;
}

/** The `<title>` of a page: it has the site's name once, although editors write it at either end of theirs. */
export function pageTitle(title: string): Metadata["title"] {
  const { length } = env().SITE_NAME;
  const ownTitle = withoutSiteName(title);
  const rest = ownTitle.slice(length);
  const isNamed = isSiteName(ownTitle.slice(0, length)) && (rest === "" || separatorAtStart.test(rest));
  return isNamed ? { absolute: ownTitle } : ownTitle;
}

function isSiteName(text: string): boolean {
  return text.toLowerCase() === env().SITE_NAME.toLowerCase();
}
