import { directus, laravel, strapi4, strapi5 } from "../../testing/content/other-backends";
import { calls } from "./contract";
import { normalizeRecord, normalizeResponse } from "./normalize";
import { parseList, parseRecord } from "./parse";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const date = "2026-05-06T07:08:09.000Z";
const totals = { total: 14, totalPages: 3 };

it.each([
  ["Laravel's resources", laravel.collection, { id: "12", image: "/storage/news/plant.jpg" }],
  ["Laravel's paginator", laravel.paginator, { id: "12", published_at: "2026-05-06 07:08:09" }],
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
    { published_at: 1_778_000_000 },
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
    "the name publishedAt for published_at",
    "documentId for id",
    "another shape of image",
  ]);
});
