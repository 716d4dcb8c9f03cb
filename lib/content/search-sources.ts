import "server-only";
import type { Kind, RecordSearch } from "../../content/kind";
import { allKinds, type kinds } from "../../content/kinds/all";
import type { SearchDocument } from "../search/search-index";
import { isLinked, kindPage, recordHref } from "../site/kind-pages";
import { routeTitle } from "../site/route-words";
import { pageHref, type Route, routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { words } from "../words/words";
import { ownSources, pdf } from "./search-documents";
import {
  type AnyRecord,
  document,
  eachRecord,
  fixed,
  join,
  type SearchSource,
  textOf,
  wholePage,
} from "./search-source";
import { getStaticServices } from "./static-services";

/** All content, by its kind, and the pages that no kind has, with the words of a language. */
export function searchSources(language: Language): Record<string, SearchSource> {
  const t = words(language);
  return {
    ...Object.fromEntries(
      allKinds.flatMap((kind) => (kind.search ? [[kind.name, sourceOf(kind, kind.search, language)]] : [])),
    ),
    staticServices: fixed(() =>
      getStaticServices(language).map(({ id, title, description }) =>
        document("service", staticServiceHref(id), title, {
          facts: t("search.facts.service"),
          text: description.join(" "),
        }),
      ),
    ),
    fixed: fixed(() => {
      const named = fixedPages.map((name) => [routes[name], t(`search.pages.${name}`)] as const);
      const own = [routes.accessibility, t("pages.accessibility.intro")] as const;
      return [...named, own].map(([route, text]) =>
        document("page", route, routeTitle(route, language), { text }),
      );
    }),
  };
}

/** Pages that lead to content and have little text of their own. */
const fixedPages = [
  "services",
  "expertise",
  "map",
  "gallery",
  "catalogues",
  "leadership",
  "ourTeam",
  "news",
  "blogs",
] as const;

function sourceOf(kind: Kind, search: NonNullable<Kind["search"]>, language: Language): SearchSource {
  if (search === "page") return wholePage(kind);
  if (search === "own") return ownSources[kind.name as keyof typeof ownSources](language);
  return eachRecord(kind, (record, page) => toDocuments(kind, search, record, page, language));
}

/** Names of words for visitors; tsc reports one that the messages lack. */
type FactWords = Extract<(typeof kinds)[number]["search"], { words: string }>["words"];

function toDocuments(
  kind: Kind,
  { as, label, words: named, facts = [], text = [] }: RecordSearch,
  record: AnyRecord,
  page: number,
  language: Language,
): SearchDocument[] {
  const read = (field: string) =>
    kind.fields[field]?.type === "html" ? textOf(record[field] as string) : (record[field] as string | null);
  const title = String(record.title ?? record.name);
  const found = {
    label: join(label && read(label)),
    facts: join(named && words(language)(`search.facts.${named as FactWords}`), ...facts.map(read)),
    text: join(...text.map(read)),
  };
  if (as === "document") return pdf(record.pdf_file as string, title, found.facts);
  const path = isLinked(kind.name)
    ? recordHref(kind.name, String(record.id), title)
    : pageHref(kindPage(kind.name) as Route, page) + textFragment(title);
  return [document(as, path, title, found)];
}

/** Links to a text on a page without an anchor there: browsers scroll to it and highlight it. */
const textFragment = (text: string) => `#:~:text=${encodeURIComponent(text).replaceAll("-", "%2D")}`;
