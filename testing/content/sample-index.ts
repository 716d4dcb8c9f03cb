/** The search's index of the sample content, for unit tests that mock lib/backend/client. */
import { ContentStore } from "../../backend/content-store.ts";
import { fetchList, fetchRecord } from "../../lib/backend/client.ts";
import { type CallName, calls, type ListName, type RecordName } from "../../lib/backend/contract.ts";
import { searchSources } from "../../lib/content/search-sources.ts";
import { SearchIndex } from "../../lib/search/search-index.ts";
import type { Language } from "../../lib/words/language.ts";

const log = {
  error(_: object, fault: string) {
    throw new Error(fault);
  },
};

/** @returns the index as it is when everything has been read; the caller closes it */
export async function openSampleIndex(language: Language): Promise<SearchIndex> {
  const store = new ContentStore("backend/content", log as never);
  store.reload();
  const published = (name: CallName) => {
    const { kind } = calls[name];
    const records = store.records(kind).filter(({ status = "Y" }) => status === "Y");
    return records.map((record) => store.translate(kind, record, language));
  };
  jest.mocked(fetchList).mockImplementation(async (name: ListName) => {
    const records = published(name).map((record) => calls[name].schema.parse(record));
    return { records: records as never[], total: records.length, totalPages: 1 };
  });
  jest.mocked(fetchRecord).mockImplementation(async (name: RecordName, _language, key?: string) => {
    const record = published(name).find((one) => key === undefined || one.id === key);
    return (record ? calls[name].schema.parse(record) : null) as never;
  });
  const index = new SearchIndex();
  for (const [name, { read }] of Object.entries(searchSources(language)))
    for await (const documents of read(language)) index.put(name, documents);
  await index.readVocabulary();
  return index;
}
