import "server-only";
import type { Kind, ResultKind } from "../../content/kind";
import { kindNamed } from "../../content/kinds/all";
import { fetchList, fetchRecord, gone } from "../backend/client";
import type { ListName, RecordName, RecordOf } from "../backend/contract";
import { eachPage } from "../backend/each-page";
import { filesPath } from "../media/files-path";
import { wordedIn } from "../read/parts";
import { plainText } from "../rich-text/plain-text";
import { queueCpuWork } from "../runtime/cpu-queue";
import { maxDocuments, type SearchDocument } from "../search/search-index";
import { kindPage } from "../site/kind-pages";
import { localPath } from "../site/language-path";
import { routeTitle } from "../site/route-words";
import type { Route } from "../site/routes";
import { defaultLanguage, type Language } from "../words/language";

/** Part of the content. Its documents come in batches, and `tags` name the content that they depend on. */
export type SearchSource = {
  tags: readonly string[];
  read: (language: Language) => AsyncGenerator<SearchDocument[]>;
};

/** Of a list whose records are found together, as one page. */
const maxSummaryPages = 5;

type Fields = Partial<Omit<SearchDocument, "kind" | "path" | "title">>;

export function document(kind: ResultKind, path: string, title: string, fields: Fields = {}): SearchDocument {
  return { kind, path, title, label: "", facts: "", text: "", ...fields };
}

export const join = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" ");

export function textOf(html: string | null | undefined): string {
  return plainText(html ?? "");
}

/** A record of any kind: its values are those of the kind's fields. */
export type AnyRecord = { [field: string]: unknown };

/** The records of a kind, a page of its list at a time. Those of which the list has little are read one by one. */
async function* batches(
  { name, call = name, isList, limit, listed, record }: Kind,
  language: Language,
  maxPages: number,
): AsyncGenerator<{ records: AnyRecord[]; page: number }> {
  const readOne = async (call: string, id?: string) => {
    const found = await fetchRecord(call as RecordName, language, id);
    return { records: found && found !== gone ? [{ ...found, ...(id && { id }) }] : [], page: 1 };
  };
  if (!isList) return yield readOne(call);
  const list = (page: number) => fetchList(call as ListName, language, page);
  if (limit) return yield* eachPage(list, maxPages);
  const { records } = await list(1);
  if (!listed || !record) return yield { records, page: 1 };
  for (const { id } of records as { id: string }[]) yield readOne(record, id);
}

/** Every record of a kind by itself. @param toDocuments with the page of the list that has the record */
export function eachRecord(
  kind: Kind,
  toDocuments: (record: AnyRecord, page: number) => SearchDocument[],
): SearchSource {
  return {
    tags: [kind.name],
    async *read(language) {
      const maxPages = Math.ceil(maxDocuments / (kind.limit ?? maxDocuments));
      for await (const { records, page } of batches(kind, language, maxPages))
        yield build(records, (record) => toDocuments(record, page), language);
    },
  };
}

/** Every record of a list. */
export function records<K extends ListName>(
  name: K,
  toDocuments: (record: RecordOf<K>) => SearchDocument[],
): SearchSource {
  return eachRecord(kindNamed(name) as Kind, (record) => toDocuments(record as RecordOf<K>));
}

/** A kind as the page that shows it: the titles and texts of its records. */
export function wholePage(kind: Kind): SearchSource {
  const html = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === "html");
  const readText = (record: AnyRecord) =>
    join(
      kind.fields.title && `${record.title}.`,
      ...html.map((name) => textOf(record[name] as string | null)),
    );
  return {
    tags: [kind.name],
    async *read(language) {
      const texts: (() => string)[] = [];
      for await (const { records } of batches(kind, language, maxSummaryPages))
        texts.push(...records.map((record) => () => readText(record)));
      yield pageDocuments(kindPage(kind.name) as Route, texts, language);
    },
  };
}

/** One page of the site; none while it has no text. @param texts functions that make its texts plain */
export async function pageDocuments(
  route: Route,
  texts: readonly (() => string)[],
  language: Language,
): Promise<SearchDocument[]> {
  const plain: string[] = [];
  for (const makeText of texts) plain.push(await queueCpuWork(makeText));
  const text = join(...plain);
  return text ? [inLanguage(document("page", route, routeTitle(route, language), { text }), language)] : [];
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
async function build(
  found: readonly AnyRecord[],
  toDocuments: (record: AnyRecord) => SearchDocument[],
  language: Language,
): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const record of found) {
    const own = wordedIn(record as { locale?: string }, language).lang ?? language;
    const all = await queueCpuWork(() => toDocuments(record));
    documents.push(...all.map((each) => inLanguage(each, own)));
  }
  return documents;
}

/** Its path tells the language of its words, that of a file as well: files have one address in all languages. */
function inLanguage(found: SearchDocument, language: Language): SearchDocument {
  const isFile = found.path.startsWith(`${filesPath}/`) && language !== defaultLanguage;
  return { ...found, path: isFile ? `/${language}${found.path}` : localPath(found.path, language) };
}
