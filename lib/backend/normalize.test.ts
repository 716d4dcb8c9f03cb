import { directus, laravel, strapi4, strapi5 } from "../../testing/content/other-backends";
import { calls } from "./contract";
import { normalizeRecord, normalizeResponse } from "./normalize";
import { parseList, parseRecord } from "./parse";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const date = "2026-05-06T07:08:09.000Z";
const totals = { total: 14, totalPages: 3 };

it.each([
  ["Laravel's resources", laravel.collection, { id: "12", image: "/storage/news/plant.jpg" }],
  ["Laravel's paginator", laravel.paginator, { id: "12", published_at: "2026-05-06T01:38:09.000Z" }],
  ["Laravel's single resources", laravel.wrapped, { id: "12", image: null }],
  ["a paginator in a resource", { data: laravel.paginator }, { id: "12" }],
  ["Strapi 4", strapi4, { id: "12", image: "/uploads/plant.jpg", image_alt: "A plant", published_at: date }],
  [
    "Strapi 5",
    strapi5,
    { id: "hgv1vny5cebq2l3czil1rpb3", image: "/uploads/plant.jpg", image_alt: "A plant", published_at: date },
  ],
  ["Directus", directus, { id: "12", image: "assets/4f4b14fa-a43a-46d0-b7ad-90af5919bebb" }],
])("reads a list of %s", (_, body, record) => {
  const { records, ...found } = parseList("news", body);
  expect(found).toEqual(totals);
  expect(records).toEqual([
    expect.objectContaining({ title: "A plant starts", description: "<p>Text</p>", ...record }),
  ]);
});

it.each([
  ["a bare array", [{ id: 1, title: "x" }], { total: 1, totalPages: 1 }],
  ["an empty one", [], { total: 0, totalPages: 0 }],
  ["numbers as text", { data: [], pagination: { total: "14", totalPages: "3" } }, totals],
  ["other names", { Data: [], Pagination: { Total: 14, total_pages: 3 } }, totals],
])("reads %s", (_, body, found) => {
  expect(parseList("news", body)).toMatchObject(found);
});

it("reads single records", () => {
  const title = "A plant starts";
  for (const data of [strapi4.data[0], strapi5.data[0], directus.data[0], laravel.wrapped.data[0]])
    expect(parseRecord("newsItem", { data })).toMatchObject({ title });
  expect(parseRecord("newsItem", { data: strapi5.data })).toMatchObject({ title });
  expect(parseRecord("newsItem", directus.data[0])).toMatchObject({ title });
});

it.each([1_778_051_289, "1778051289000", "2026-05-06 07:08:09+00", "Wed, 06 May 2026 12:38:09 +0530"])(
  "reads the date %j in every field that has one",
  (written) => {
    const read = "2026-05-06T07:08:09.000Z";
    const record = { id: 1, title: "x", value: "1", label: "x", updatedAt: written };
    const data = { ...record, published_at: written, valid_until: written, as_of: written };
    for (const name of ["news", "blog"] as const)
      expect(parseList(name, { data: [data] }).records).toEqual([
        expect.objectContaining({ published_at: read, updated_at: read }),
      ]);
    expect(parseList("certificates", { data: [data] }).records[0]?.valid_until).toBe(read);
    expect(parseList("figures", { data: [data] }).records[0]?.as_of).toBe(read);
    expect(parseList("catalogues", { data: [data] }).records[0]?.updated_at).toBe(read);
    expect(parseRecord("privacy", { data })?.updated_at).toBe(read);
  },
);

it("reads numbers at the top of a record", () => {
  const redirects = [{ from: "/a", to: "/b", permanent: 1 }];
  expect(parseList("redirects", { data: redirects }).records).toMatchObject([{ permanent: true }]);
});

it("hides a record whose status has another spelling of its name", () => {
  expect(parseList("services", { data: [{ id: 1, title: "x", Status: "N" }] }).records).toEqual([]);
});

it("reads relations, gases, specs and images of products", () => {
  const product = {
    id: 1,
    Title: "Plant",
    gases: "Nitrogen, Oxygen",
    expertise: { data: [{ id: 4, attributes: { title: "Cryogenics" } }, { id: 5 }] },
    specs: [{ key: "capacity", label: "Capacity", min: "100", max: "250.5" }],
    seo: { noindex: 1, image: { url: "/uploads/a.png" } },
    image: [{ url: "/uploads/a.png" }],
    pdfFile: { data: null },
  };
  expect(parseRecord("product", { data: product })).toMatchObject({
    title: "Plant",
    gases: ["nitrogen", "oxygen"],
    expertise: ["4", "5"],
    specs: [{ min: 100, max: 250.5 }],
    seo: { noindex: true, image: "/uploads/a.png" },
    image: "/uploads/a.png",
    pdf_file: null,
  });
});

describe("an invalid optional field", () => {
  const item = { id: 1, title: "x", published_at: "2026-05-06", description: "text" };

  it.each([
    { published_at: undefined },
    { published_at: "soon" },
    { published_at: 2026 },
    { published_at: "06/05/2026" },
    { published_at: "2026-02-30" },
    { image: 5 },
    { image: { wrong: true } },
    { description: ["blocks"] },
    { seo: "none" },
    { figures: 7 },
  ])("never costs the record: %j", (wrong) => {
    const { records } = parseList("news", { data: [{ ...item, ...wrong }], pagination: totals });
    expect(records).toHaveLength(1);
    expect(records[0]?.title).toBe("x");
    const [name = ""] = Object.keys(wrong);
    expect((records[0] as Record<string, unknown>)[name] || null).toBeNull();
  });

  it("costs only the wrong items of a list, and the wrong fields of an object", () => {
    const specs = [{ key: "a", label: "A" }, { key: "b" }, { key: "c", label: "C" }];
    const seo = { title: { wrong: true }, noindex: true };
    const product = parseRecord("product", { data: { id: 1, title: "x", specs, seo } });
    expect(product?.specs?.map(({ key }) => key)).toEqual(["a", "c"]);
    expect(product?.seo).toMatchObject({ noindex: true });
  });

  it.each([{ id: null }, { title: "" }, { title: {} }, { status: true }, { status: {} }])(
    "is none of %j",
    (wrong) => {
      expect(parseList("news", { data: [{ ...item, ...wrong }], pagination: totals }).records).toEqual([]);
    },
  );

  it("may be the year of a milestone or a reference, and the image of a picture", () => {
    const record = { id: 1, title: "x", year: {}, image: 7 };
    expect(parseList("timeline", { data: [record], pagination: totals }).records).toHaveLength(1);
    expect(parseList("references", { data: [record], pagination: totals }).records).toHaveLength(1);
    expect(parseList("gallery", { data: [record], pagination: totals }).records).toHaveLength(1);
  });
});

it("names the differences", () => {
  const found = new Set<string>();
  normalizeResponse(calls.news, strapi5, found);
  normalizeRecord(calls.news.schema, strapi5.data[0], found);
  expect([...found]).toEqual([
    "meta.pagination",
    expect.stringMatching(/^the system's publishedAt.*published_on/),
    "the name publishedAt for published_at",
    "documentId for id",
    "another shape of image",
  ]);
});

it("names how dates were read", () => {
  const found = new Set<string>();
  normalizeRecord(calls.news.schema, { published_at: 1_778_051_289, updated_at: "06.05.2026 07:08" }, found);
  normalizeRecord(calls.news.schema, { published_at: "2026-05-06", updated_at: "2026-05-06T07:08Z" }, found);
  normalizeRecord(calls.news.schema, { published_at: "06/05/2026", updated_at: null }, found);
  expect([...found]).toEqual([
    "published_at read as seconds since 1970",
    "updated_at not in ISO 8601",
    "updated_at with dots, read with the day first",
    "updated_at without a zone, read as the company's time",
  ]);
});
