import { log } from "../runtime/log";
import { calls } from "./contract";
import { readEnvelope } from "./envelope";
import { parseList, parseRecord } from "./parse";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));
// Each record that is left out is to be seen.
jest.mock("../runtime/log-limit", () => ({
  logOncePerMinute: (level: "warn", _cause: string, details: object, message: string) =>
    log[level](details, message),
}));

const one = { id: 1, title: "One" };
const two = { id: 2, title: "Two" };
const ten = { id: 10, title: "Ten" };
const pagination = { total: 3, totalPages: 1 };

it.each([
  ["in data", { data: { 0: one, 2: two, 10: ten }, pagination }],
  ["in another order", { data: { 10: ten, 2: two, 0: one }, pagination }],
  ["without data", { 0: one, 2: two, 10: ten }],
])("reads a list whose array was filtered, %s", (_, body) => {
  const { records, totalPages } = parseList("news", JSON.parse(JSON.stringify(body)));
  expect(records.map(({ title }) => title)).toEqual(["One", "Two", "Ten"]);
  expect(totalPages).toBe(1);
});

it("names it", () => {
  const found = new Set<string>();
  readEnvelope(calls.services, { data: { 0: one, 2: two } }, found);
  expect([...found]).toEqual([expect.stringContaining("array_values")]);
});

it.each([{ data: {}, pagination }, { data: { a: one }, pagination }, { "01": one }, { data: { "-1": one } }])(
  "does not take %j for a list",
  (body) => {
    expect(() => parseList("news", body)).toThrow("Something went wrong");
  },
);

it("reads an empty object as a list only if nothing is to be listed", () => {
  const empty = { data: {}, pagination: { total: 0, totalPages: 0 } };
  expect(parseList("news", empty)).toEqual({ records: [], total: 0, totalPages: 0 });
});

it("reads fields that hold lists", () => {
  const product = {
    ...one,
    gases: { 0: "Nitrogen", 2: "Oxygen" },
    specs: { 1: { key: "a", label: "A" }, 3: { key: "b", label: "B" } },
    expertise: { 0: 4, 3: 5 },
  };
  expect(parseRecord("product", { data: product })).toMatchObject({
    gases: ["nitrogen", "oxygen"],
    specs: [{ key: "a" }, { key: "b" }],
    expertise: ["4", "5"],
  });
  const detail = { ...one, images: { 0: "a.webp", 2: { image: "b.webp", caption: "B" } } };
  expect(parseRecord("service", { data: detail })?.images).toEqual([
    "a.webp",
    expect.objectContaining({ caption: "B" }),
  ]);
  const figures = { 2: { value: "7", label: "Plants" } };
  expect(parseRecord("about", { data: { figures } })?.figures).toMatchObject([{ value: "7" }]);
});

it("reads empty lists and objects in each other's form", () => {
  const product = { ...one, seo: [], gases: {}, specs: {}, expertise: {} };
  expect(parseRecord("product", { data: product })).toMatchObject({
    seo: null,
    gases: [],
    specs: [],
    expertise: [],
  });
  expect(parseRecord("service", { data: { ...one, images: {}, seo: {} } })).toMatchObject({ images: [] });
  expect(log.warn).not.toHaveBeenCalled();
});

it.each([[[]], [{}], [false], [null]])("has no record for %j", (data) => {
  expect(parseRecord("banner", { data, meta: { pagination: { total: 0 } } })).toBeNull();
  expect(parseRecord("newsItem", { data })).toBeNull();
});

it.each([
  { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } },
  { meta: { filter_count: 0 }, data: [] },
  { data: [], links: { next: null }, meta: { total: 0, last_page: 1 } },
  { current_page: 1, data: [], last_page: 1, total: 0 },
  { data: [], pagination: { total: 0, totalPages: 0 } },
])("has no record for the list %j", (body) => {
  for (const name of ["banner", "settings", "newsItem", "product", "service", "about"] as const)
    expect(parseRecord(name, body)).toBeNull();
});

it("finds a record that was filtered by its id", () => {
  expect(parseRecord("newsItem", { data: { 3: one } })).toMatchObject({ title: "One" });
});

describe("a record without a visible title", () => {
  it.each([
    "",
    "   ",
    "\u200b",
    "\u00a0",
    "&nbsp;",
    "&#8203; &nbsp;<br>",
    "\u00ad\u2060\ufeff\u200d",
    "\u3164\u2800",
    null,
  ])("is in no list and does not exist: %j", (title) => {
    const record = { ...one, title, description: "<p>Text</p>", published_at: "2026-05-06" };
    for (const name of ["news", "blog", "products"] as const)
      expect(parseList(name, { data: [record, two], pagination }).records).toHaveLength(1);
    for (const name of ["newsItem", "blogItem", "product", "service"] as const)
      expect(parseRecord(name, { data: record })).toBeNull();
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ fault: expect.stringContaining("title") }),
      "backend record left out",
    );
  });

  it("fails where there is no title at all, as that may be another response", () => {
    expect(() => parseRecord("newsItem", { data: { id: 1, error: "x" } })).toThrow("Something went wrong");
    expect(() => parseRecord("newsItem", { data: { ...one, title: {} } })).toThrow("Something went wrong");
  });

  it("is shown where only some of its characters are seen", () => {
    expect(parseRecord("newsItem", { data: { ...one, title: "\u200b…" } })?.title).toBe("\u200b…");
  });
});
