/** The index at its bound. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeDocument, queries } from "../../testing/content/large-index";
import { log } from "../runtime/log";
import { find, maxFound } from "./find";
import { maxDocuments, SearchIndex } from "./search-index";

const wordCount = 40;
let folder: string;
let index: SearchIndex;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "search-"));
  index = new SearchIndex(join(folder, "index.sqlite"));
  for (let id = 0; id < maxDocuments; id += 20)
    index.put(
      "news",
      Array.from({ length: 20 }, (_, offset) => largeDocument(id + offset, wordCount)),
    );
  await index.readVocabulary();
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

it("answers every query with a bounded number of results", () => {
  for (const query of queries) expect(find(index, query).found.length).toBeLessThanOrEqual(maxFound);
});

it("refuses further records, says so in the log, and updates those that it has", () => {
  const titled = (id: number, title: string) => ({ ...largeDocument(id, wordCount), title });
  index.put("news", [titled(maxDocuments, "Zirconium"), titled(0, "Hafnium")]);
  index.put("other", [titled(0, "Niobium")]);
  expect(index.size).toBe(maxDocuments);
  const titles = (query: string) => find(index, query).found.map(({ path }) => path);
  expect([titles("zirconium"), titles("niobium"), titles("hafnium")]).toEqual([[], [], ["/0"]]);
  expect(log.warn).toHaveBeenCalledWith(
    { source: "news", maxDocuments: 20_000 },
    "search: the index is full",
  );
  // A full index is refilled every 300 seconds, in thousands of batches.
  expect(log.warn).toHaveBeenCalledTimes(1);
});
