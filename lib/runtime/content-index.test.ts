import type { ContentRef } from "../site/content-ref";
import { contentIndex } from "./content-index";

const record = (id: string): ContentRef => ({ type: "record", kind: "blog", id, slug: "", notFoundPath: "" });
const page = (number: number): ContentRef => ({
  type: "listPage",
  list: "blog",
  page: number,
  notFoundPath: "",
});
const item = (id: string): ContentRef => ({ type: "item", list: "miscellaneous", id, notFoundPath: "" });

let passed = 0;
/** The caches read the clock once a millisecond. */
async function pass(ms: number): Promise<void> {
  passed += ms;
  await new Promise((resolve) => setTimeout(resolve, 5));
}
beforeEach(() => {
  passed = 0;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + passed);
  contentIndex.clear();
});
afterEach(() => jest.restoreAllMocks());

it("knows a record and its slug for as long as content is fresh", async () => {
  expect(contentIndex.stateOf(record("1"))).toBeUndefined();
  contentIndex.setRecord("blog", "1", { slug: "a-title" }, contentIndex.version);
  expect(contentIndex.stateOf(record("1"))).toEqual({ slug: "a-title" });
  await pass(300_001);
  expect(contentIndex.stateOf(record("1"))).toBeUndefined();
});

it("knows for a second that a record is missing: it may be published at any time", async () => {
  contentIndex.setRecord("blog", "1", { slug: "a-title" }, contentIndex.version);
  contentIndex.setRecord("blog", "1", "notFound", contentIndex.version);
  expect(contentIndex.stateOf(record("1"))).toBe("notFound");
  await pass(1_001);
  expect(contentIndex.stateOf(record("1"))).toBeUndefined();
});

it("asks again before a page beyond the end of a list counts as missing", async () => {
  contentIndex.setTotalPages("blog", 2, contentIndex.version);
  expect([1, 2, 3].map((number) => contentIndex.stateOf(page(number)))).toEqual([
    "exists",
    "exists",
    "notFound",
  ]);
  await pass(5_001);
  expect([1, 2, 3].map((number) => contentIndex.stateOf(page(number)))).toEqual([
    "exists",
    "exists",
    undefined,
  ]);
  contentIndex.setTotalPages("blog", 0, contentIndex.version);
  expect(contentIndex.stateOf(page(1))).toBe("exists");
});

it("leaves a page of an unknown list to Next once, which may have the list in its cache", () => {
  expect(contentIndex.stateOf(page(9))).toBe("exists");
  expect(contentIndex.stateOf(page(10))).toBeUndefined();
});

it("knows the ids of a complete list", async () => {
  expect(contentIndex.stateOf(item("1"))).toBeUndefined();
  contentIndex.setIds("miscellaneous", new Set(["1"]), contentIndex.version);
  expect([item("1"), item("2")].map((ref) => contentIndex.stateOf(ref))).toEqual(["exists", "notFound"]);
  await pass(5_001);
  expect([item("1"), item("2")].map((ref) => contentIndex.stateOf(ref))).toEqual(["exists", undefined]);
});

it("forgets everything when content is published, and stores nothing that was read before", () => {
  const { version } = contentIndex;
  contentIndex.setRecord("blog", "1", "gone", version);
  contentIndex.setRecord("blog", "2", "notFound", version);
  contentIndex.setIds("miscellaneous", new Set(["1"]), version);
  contentIndex.clear();
  contentIndex.setRecord("blog", "3", { slug: "old" }, version);
  contentIndex.setTotalPages("blog", 1, version);
  contentIndex.setIds("miscellaneous", new Set(["1"]), version);
  for (const ref of [record("1"), record("2"), record("3"), item("1")])
    expect(contentIndex.stateOf(ref)).toBeUndefined();
});

it("stays small, however many records are asked for", () => {
  for (let id = 0; id < 60_000; id++)
    contentIndex.setRecord("blog", `id-${id}`, { slug: "s".repeat(80) }, contentIndex.version);
  expect(contentIndex.stateOf(record("id-0"))).toBeUndefined();
  expect(contentIndex.stateOf(record("id-59999"))).toBeDefined();
});
