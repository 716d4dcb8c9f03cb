import { setImmediate as turn } from "node:timers/promises";
import { waitUntil } from "../../testing/http/http";
import { publishContent } from "../runtime/content-version";
import { log } from "../runtime/log";
import { SearchIndex } from "../search/search-index";
import { connectSearch, searchContent } from "./search";
import type { SearchSource } from "./search-source";

const mockSources: Record<string, SearchSource> = {};
jest.mock("./search-sources", () => ({ searchSources: () => mockSources }));
// In memory.
jest.mock("../search/search-tables", () => {
  const { openTables } = jest.requireActual("../search/search-tables");
  return { openTables: () => openTables() };
});

let title = "Argon";
const document = () => ({ kind: "news", path: "/n", title, label: "", facts: "", text: "" }) as const;
let beforeReading: (() => Promise<void>) | undefined;
mockSources.news = {
  tags: ["news"],
  async *read() {
    await beforeReading?.();
    yield [document()];
  },
};

const titles = async (query: string) =>
  (await searchContent(query, "en")).found.map((found) => found.title.map(({ text }) => text).join(""));
/** Waits until a search for a title finds nothing else. */
const shows = (title: string) =>
  waitUntil(`a search for ${title} finds it`, async () => `${await titles(title)}` === title);

beforeAll(connectSearch);
afterEach(() => jest.restoreAllMocks());

it("follows a publish call, also one during the last step of another", async () => {
  const readVocabulary = SearchIndex.prototype.readVocabulary;
  jest.spyOn(SearchIndex.prototype, "readVocabulary").mockImplementationOnce(async function (
    this: SearchIndex,
  ) {
    title = "Neon";
    publishContent(["news"]);
    await readVocabulary.call(this);
  });
  publishContent(["news"]);
  await shows("Neon");
});

it("is read again when content is published while it is read", async () => {
  beforeReading = async () => {
    beforeReading = async () => {
      title = "Krypton";
    };
    publishContent(["news"]);
  };
  publishContent(["news"]);
  await shows("Krypton");
});

it("has what is published while other content takes long to read", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  mockSources.slow = {
    tags: ["slow"],
    async *read() {
      await released;
      yield [];
    },
  };
  publishContent(["slow"]);
  beforeReading = async () => {
    title = "Xenon";
  };
  publishContent(["news"]);
  await shows("Xenon");
  release();
  title = "Neon";
  beforeReading = undefined;
  publishContent(["news"]);
  await shows("Neon");
});

it("is not read for other content", async () => {
  beforeReading = jest.fn();
  publishContent(["team"]);
  await turn();
  expect(beforeReading).not.toHaveBeenCalled();
});

it("keeps what it has while content cannot be read, and says why", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => {});
  beforeReading = () => Promise.reject(new Error("odd"));
  publishContent(["news"]);
  await waitUntil("the failure is logged", () => error.mock.calls.length > 0);
  expect(await titles("neon")).toEqual(["Neon"]);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ source: "news" }),
    "search: content not indexed",
  );
});

it("survives a failure of the index itself", async () => {
  const error = jest.spyOn(log, "error").mockImplementation(() => {});
  beforeReading = undefined;
  jest.spyOn(SearchIndex.prototype, "readVocabulary").mockRejectedValueOnce(new Error("disk I/O error"));
  publishContent(["news"]);
  await waitUntil("the failure is logged", () => error.mock.calls.length > 0);
  expect(error).toHaveBeenCalledWith(expect.anything(), "search: index not updated");
  publishContent(["news"]);
  await shows("Neon");
});
