import { fetchList, fetchRecord } from "../backend/client";
import { calls } from "../backend/contract";
import { BackendError } from "../backend/error";
import {
  getFilteredReferences,
  getReferenceFilters,
  getReferences,
  getReferencesOf,
  getReferencesWith,
} from "./references";

jest.mock("../backend/client", () => ({ gone: "gone", fetchList: jest.fn(), fetchRecord: jest.fn() }));

const plants = [
  {
    id: 1,
    title: "One",
    year: 2026,
    gases: ["Nitrogen"],
    country: "India",
    place: "Pune",
    news: 7,
    expertise: [3],
  },
  { id: 2, title: "Two", year: "2025", gases: ["oxygen", "nitrogen"], country: "Sri Lanka", news: 8 },
  { id: 3, title: "Three", year: "2024", customer: "A works", expertise: [3, 99] },
];
let pages: object[][];

beforeEach(() => {
  pages = [plants];
  jest.mocked(fetchList).mockImplementation((async (
    name: "references" | "expertise",
    _language: string,
    page = 1,
  ) => {
    const records = name === "expertise" ? [{ id: 3, title: "PSA" }] : (pages[page - 1] ?? []);
    const parsed = records.map((record) => calls[name].schema.parse(record));
    return { records: parsed, total: 30, totalPages: pages.length };
  }) as never);
  jest
    .mocked(fetchRecord)
    .mockImplementation((async (_: string, _language: string, id: string) =>
      id === "7"
        ? calls.newsItem.schema.parse({ id, title: "It runs", published_at: "2026-01-01" })
        : null) as never);
});

async function dataOf<T>(loading: Promise<{ ok: true; data: T } | { ok: false }>): Promise<T> {
  const result = await loading;
  if (!result.ok) throw new Error("failed");
  return result.data;
}

it("link to the news items and fields of expertise that exist", async () => {
  const { items } = await dataOf(getReferences(1, "en"));
  expect(
    items.map(({ title, location, news, expertise }) => [title, location, news?.href, expertise]),
  ).toEqual([
    [
      "One",
      "Pune, India",
      "/info-news/details/7/it-runs",
      [{ label: "PSA", href: "/expertise/details/3/psa" }],
    ],
    ["Two", "Sri Lanka", undefined, []],
    ["Three", "A works", undefined, [{ label: "PSA", href: "/expertise/details/3/psa" }]],
  ]);
});

it("are found on all pages of the list, by gas and country", async () => {
  pages = [plants.slice(0, 1), plants.slice(1)];
  expect((await dataOf(getReferenceFilters("en"))).map(({ value }) => value)).toEqual(
    expect.arrayContaining(["nitrogen", "in-sri-lanka", "oxygen-in-sri-lanka"]),
  );
  const found = await dataOf(getFilteredReferences("nitrogen", "en"));
  expect(found?.page.items.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(await dataOf(getFilteredReferences("argon", "en"))).toBeNull();
});

it("of a field of expertise have no link to it", async () => {
  pages = [plants.slice(0, 1), plants.slice(1)];
  const found = await getReferencesOf({ id: "3", title: "PSA" }, "en");
  expect(found.map(({ id, expertise }) => [id, expertise])).toEqual([
    ["1", []],
    ["3", []],
  ]);
});

it("of a service are those that name it", async () => {
  const [one, two] = plants;
  pages = [[{ ...one, services: [5, 1] }, two ?? {}]];
  expect((await getReferencesWith("services", "5", "en")).map(({ title }) => title)).toEqual(["One"]);
  expect(await getReferencesWith("services", "3", "en")).toEqual([]);
});

it("of a product begin with plants in service", async () => {
  const [one, two, three] = plants;
  pages = [
    [
      { ...one, products: [5], phase: "service" },
      { ...two, products: [6], phase: "in_service" },
      { ...three, products: [5, 6], phase: "in_service" },
    ],
  ];
  expect((await getReferencesWith("products", "5", "en")).map(({ title }) => title)).toEqual([
    "Three",
    "One",
  ]);
});

it("fail as a whole while a link is unknown, so that the last good page stays", async () => {
  jest.mocked(fetchRecord).mockRejectedValue(new BackendError("Network Error"));
  expect(await getReferences(1, "en")).toEqual({ ok: false, message: "Network Error" });
});
