import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failCommits } from "../../testing/cache/fail-commits";
import { waitUntil } from "../../testing/http/http";
import { publishEvent } from "../runtime/events";
import { log } from "../runtime/log";
import type { SearchDocument } from "../search/search-index";
import { connectSearch, searchContent } from "./search";

const mockTitles = { products: "Argon", services: "Oxygen" };
jest.mock("./search-sources", () => ({
  searchSources: () =>
    Object.fromEntries(
      (["products", "services"] as const).map((name) => {
        const document = { kind: "page", path: `/${name}`, label: "", facts: "", text: "" } as const;
        const read = async function* (): AsyncGenerator<SearchDocument[]> {
          yield [{ ...document, title: mockTitles[name] }];
        };
        return [name, { tags: [name], read }];
      }),
    ),
}));

const folder = mkdtempSync(join(tmpdir(), "search-disk-"));
process.env.NEXT_DIST_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

const pathsOf = async (words: string) => (await searchContent(words, "en")).found.map(({ path }) => path);

it("goes on in memory, complete and up to date, where the disk takes no change any more", async () => {
  connectSearch();
  publishEvent("published", {});
  await waitUntil("all is read", async () => (await pathsOf("oxygen")).length > 0);
  const file = join(folder, "cache", "search", "index.sqlite");
  failCommits(file, "document");
  mockTitles.products = "Hydrogen";
  publishEvent("published", { tags: ["products"] });
  await waitUntil("the change is found", async () => (await pathsOf("hydrogen")).length > 0);
  expect(await pathsOf("hydrogen")).toEqual(["/products"]);
  await waitUntil("the rest is found", async () => (await pathsOf("oxygen")).length > 0);
  expect(await pathsOf("argon")).toEqual([]);
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    [
      { file, reason: expect.any(String) },
      "search: cannot write the index on disk, it is made again in memory",
    ],
  ]);
  expect(log.error).not.toHaveBeenCalled();
});
