import "server-only";
import type { BreadcrumbList, ItemList, Thing } from "schema-dts";
import type { KindName } from "../../content/kinds/all";
import type { Person } from "../content/chosen-records";
import type { PageOf } from "../read/page";
import type { Worded } from "../read/parts";
import type { Result } from "../read/result";
import { isLinked, recordHref } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import type { NavItem } from "../site/navigation";
import type { Language } from "../words/language";
import { absolute, person } from "./graph";

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
type Loaded<T> = Result<PageOf<T>> | Result<T[]>;
/** `href`: of its page, `null` where it has none; without it, the page is that of its kind. `pdf`: the document that it is. */
type Titled = { title: string; id?: string | null; href?: string | null; pdf?: string | null };

/** The records of a list, or of one page of it, with their pages or documents; people as persons. `null` where there are none. */
export function recordList<T extends (Titled | Person) & Worded>(
  kind: KindName,
  loaded: Loaded<T>,
  language: Language,
): ItemList | null {
  return itemList(loaded, (record) => ("name" in record ? person(record) : entryOf(kind, record)), language);
}

function entryOf(kind: KindName, { title, id, href, pdf }: Titled): Entry {
  if (href !== undefined) return linked(title, href);
  return linked(title, isLinked(kind) && id ? recordHref(kind, id, title) : pdf);
}

/** The same for records that need other names or links. */
export function itemList<T extends Worded>(
  loaded: Loaded<T>,
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
