import "server-only";
import type { BreadcrumbList, ItemList, Thing } from "schema-dts";
import type { PageOf } from "../read/page";
import type { Worded } from "../read/parts";
import type { Result } from "../read/result";
import { localPath } from "../site/language-path";
import type { NavItem } from "../site/navigation";
import type { Language } from "../words/language";
import { absolute } from "./graph";

/** The last item is the page itself and needs no URL. */
export function breadcrumb(trail: NavItem[], label: string, language: Language): BreadcrumbList {
  const items = trail.map(({ label: name, href }) => ({ name, item: absolute(localPath(href, language)) }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...items, { name: label }].map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item,
    })),
  };
}

type Entry = { name: string; path?: string } | { item: Thing };

/** The items of a list, or of one page of it; `null` where there are none. */
export function itemList<T extends Worded>(
  loaded: Result<PageOf<T>> | Result<T[]>,
  toEntry: (record: T) => Entry,
  language: Language,
): ItemList | null {
  if (!loaded.ok) return null;
  const items = Array.isArray(loaded.data) ? loaded.data : loaded.data.items;
  if (items.length === 0) return null;
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map((record, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...toItem(toEntry(record), record.lang ?? language),
    })),
  };
}

function toItem(entry: Entry, language: Language) {
  if (!("path" in entry)) return entry;
  const { path, ...item } = entry;
  return path ? { ...item, url: absolute(localPath(path, language)) } : item;
}

/** A list item with the page or document about it, where there is one. */
export function linked(name: string, path?: string | null): Entry {
  return path ? { name, path } : { name };
}
