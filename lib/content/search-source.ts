import "server-only";
import { fetchList, fetchRecord, gone } from "../backend/client";
import { calls, type ListName, type PagedListName, type RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { filesPath } from "../media/files-path";
import { wordedIn } from "../read/parts";
import { plainText } from "../rich-text/plain-text";
import { queueCpuWork } from "../runtime/cpu-queue";
import { type DocumentKind, maxDocuments, type SearchDocument } from "../search/search-index";
import { localPath } from "../site/language-path";
import { routeTitle } from "../site/route-words";
import { listRoutes, type Route } from "../site/routes";
import { defaultLanguage, type Language } from "../words/language";

/** Part of the content. Its documents come in batches, and `tags` name the content that they depend on. */
export type SearchSource = {
  tags: readonly string[];
  read: (language: Language) => AsyncGenerator<SearchDocument[]>;
};

/** Source of a list whose records are found together, as one page. */
const maxSummaryPages = 5;

type Fields = Partial<Omit<SearchDocument, "kind" | "path" | "title">>;

export function document(
  kind: DocumentKind,
  path: string,
  title: string,
  fields: Fields = {},
): SearchDocument {
  return { kind, path, title, label: "", facts: "", text: "", ...fields };
}

export function textOf(html: string | null | undefined): string {
  return plainText(html ?? "");
}

/** Records of which the list has only the titles, so that each is read by itself. */
export function details(
  kind: DocumentKind,
  listName: "services" | "expertise",
  recordName: "service" | "expertiseEntry",
  href: (id: string, title: string) => string,
  facts = "",
): SearchSource {
  return {
    tags: [listName],
    async *read(language) {
      for (const { id } of (await fetchList(listName, language)).records) {
        const record = await fetchRecord(recordName, language, id);
        if (record && record !== gone)
          yield await build(
            [record],
            ({ title, description }) =>
              document(kind, href(id, title), title, { facts, text: textOf(description) }),
            language,
          );
      }
    },
  };
}

/** Every record of a paged list, a page at a time. */
export function records<K extends PagedListName>(
  name: K,
  toDocuments: (record: RecordOf<K>, page: number) => SearchDocument | SearchDocument[],
): SearchSource {
  return {
    tags: [calls[name].kind],
    async *read(language) {
      const load = (number: number) => fetchList(name, language, number);
      const maxPages = Math.ceil(maxDocuments / calls[name].limit);
      for await (const { records: found, page } of eachPage(load, maxPages))
        yield await build(found as RecordOf<K>[], (record) => toDocuments(record, page), language);
    },
  };
}

export function list<K extends ListName>(
  name: K,
  toDocuments: (record: RecordOf<K>) => SearchDocument[],
): SearchSource {
  return {
    tags: [calls[name].kind],
    async *read(language) {
      const { records: found } = await fetchList(name, language);
      yield await build(found as RecordOf<K>[], toDocuments, language);
    },
  };
}

/**
 * One page of the site; none while it has no text.
 * @param readTexts functions that make its texts plain
 */
export function page(
  tags: readonly string[],
  route: Route,
  readTexts: (language: Language) => Promise<(() => string)[]>,
): SearchSource {
  return {
    tags,
    async *read(language) {
      const texts: string[] = [];
      for (const makeText of await readTexts(language)) texts.push(await queueCpuWork(makeText));
      const text = texts.filter(Boolean).join(" ");
      yield text
        ? [inLanguage(document("page", route, routeTitle(route, language), { text }), language)]
        : [];
    },
  };
}

/** The page of a record that is a text. */
export function statement(
  name: "about" | "vision" | "qualityPolicy" | "privacy",
  route: Route,
): SearchSource {
  return page([calls[name].kind], route, async (language) => {
    const record = await fetchRecord(name, language);
    return record && record !== gone ? [() => textOf(record.description)] : [];
  });
}

/** A list whose records have no pages of their own. */
export function listPage(name: keyof typeof listRoutes): SearchSource {
  return page([calls[name].kind], listRoutes[name], async (language) => {
    const texts: (() => string)[] = [];
    const load = (number: number) => fetchList(name, language, number);
    for await (const { records: found } of eachPage(load, maxSummaryPages)) {
      const described = found as { title?: string; description?: string | null }[];
      for (const { title = "", description } of described)
        texts.push(() => `${title}. ${textOf(description)}`);
    }
    return texts;
  });
}

export function fixed(toDocuments: () => SearchDocument[]): SearchSource {
  return {
    tags: [],
    async *read(language) {
      yield toDocuments().map((each) => inLanguage(each, language));
    },
  };
}

/** Texts are made plain one record at a time, between other requests. A record that is not translated leads to the page that it has. */
async function build<R extends object>(
  found: readonly R[],
  toDocuments: (record: R) => SearchDocument | SearchDocument[],
  language: Language,
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const record of found) {
    const own = wordedIn(record as { locale?: string }, language).lang ?? language;
    const all = [await queueCpuWork(() => toDocuments(record))].flat();
    documents.push(...all.map((each) => inLanguage(each, own)));
  }
  return documents;
}

/** Its path tells the language of its words, that of a file as well: files have one address in all languages. */
function inLanguage(found: SearchDocument, language: Language): SearchDocument {
  const isFile = found.path.startsWith(`${filesPath}/`) && language !== defaultLanguage;
  return { ...found, path: isFile ? `/${language}${found.path}` : localPath(found.path, language) };
}
