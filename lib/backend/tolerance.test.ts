import { log } from "../runtime/log";
import { calls } from "./contract";
import { readEnvelope } from "./envelope";
import { parseList, parseRecord } from "./parse";
import { readRecord } from "./tolerance";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const totals = { total: 14, totalPages: 3 };
const one = { id: 7, title: "One" };

describe("a list", () => {
  const item = { id: 12, title: "A plant starts" };
  it.each([
    ["with Laravel's totals", { data: [item], meta: { current_page: 1, last_page: 3, total: 14 } }, totals],
    [
      "with Strapi's totals and entries",
      {
        data: [{ id: 12, attributes: { title: item.title } }],
        meta: { pagination: { page: 1, pageSize: 6, pageCount: 3, total: 14 } },
      },
      totals,
    ],
    ["that is a bare array", [item], { total: 1, totalPages: 1 }],
    ["with numbers as text", { data: [item], pagination: { total: "14", totalPages: "3" } }, totals],
  ])("is read %s", (_, body, expected) => {
    const { records, ...found } = parseList("news", body);
    expect(found).toEqual(expected);
    expect(records).toMatchObject([{ id: "12", title: "A plant starts" }]);
  });

  it("may be empty without data", () => {
    expect(parseList("news", [])).toEqual({ records: [], total: 0, totalPages: 0 });
  });

  it.each([
    [{ data: { data: [one], total: 1 } }],
    [{ Data: [one] }],
    [[{ message: "Server error" }]],
    [{ items: [one] }],
  ])("of another shape is refused: %j", (body) => {
    expect(() => parseList("news", body)).toThrow("Something went wrong");
  });
});

it.each([
  [{ id: 1, Title: "x" }],
  [{ description: "<p>x</p>" }],
  [{ data: { data: one } }],
  [{ data: { documentId: "a", Name: "x" } }],
])("a record of another shape is refused: %j", (body) => {
  expect(() => parseRecord("newsItem", body)).toThrow("Something went wrong");
});

it.each([1_778_051_289, "1778051289000", "2026-05-06 07:08:09+00", "Wed, 06 May 2026 12:38:09 +0530"])(
  "the date %j is read in every field that has one",
  (written) => {
    const read = "2026-05-06T07:08:09.000Z";
    const record = { id: 1, title: "x", value: "1", label: "x", updated_at: written };
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

describe("a value of another type", () => {
  it("is a number where the field has one, as people write it", () => {
    const specs = [
      { key: "capacity", label: "C", min: "1 200", max: "1,00,000", unit: "Nm³/h" },
      { key: "purity", label: "P", max: "99,999", unit: "%" },
      { key: "pressure", label: "P", min: "12.500", max: "" },
    ];
    expect(parseRecord("product", { data: { ...one, specs } })?.specs).toMatchObject([
      { min: 1200, max: 100_000 },
      { max: 99.999 },
      { min: 12.5, max: null },
    ]);
    const duty = { gas: "nitrogen", flow: "1,200", purity: "99,999", pressure: "6,5" };
    const read = { flow: 1200, purity: 99.999, pressure: 6.5 };
    const industries = [{ name: "Glass", ...duty }];
    expect(parseRecord("home", { data: { industries } })?.industries).toMatchObject([read]);
    const pages = { data: [{ id: "glass", title: "Glass", blocks: [{ type: "inquiry", ...duty }] }] };
    expect(parseList("pages", pages).records[0]?.blocks).toMatchObject([read]);
    const catalogue = { id: 1, title: "x", page_count: "12.00000" };
    expect(parseList("catalogues", { data: [catalogue] }).records[0]?.page_count).toBe(12);
  });

  it("is no number in an id or a text", () => {
    expect(parseRecord("product", { data: { ...one, expertise: ["007"] } })?.expertise).toEqual(["007"]);
    expect(parseRecord("settings", { data: { phone: "0123" } })?.phone).toBe("0123");
    expect(parseRecord("settings", { data: { phone: 123 } })?.phone).toBe("123");
  });

  it.each([1, "1", "true", true])("is true: %j", (permanent) => {
    const redirects = [{ from: "/a", to: "/b", permanent }];
    expect(parseList("redirects", { data: redirects }).records).toMatchObject([{ permanent: true }]);
    const data = { ...one, seo: { noindex: permanent } };
    expect(parseRecord("product", { data })?.seo).toMatchObject({ noindex: true });
  });

  it("is dropped with its row where it cannot be read, and named", () => {
    const specs = [{ key: "pressure", label: "P", min: "5-7", unit: "bar(g)" }];
    expect(parseRecord("product", { data: { ...one, specs } })?.specs).toEqual([]);
    expect(JSON.stringify(jest.mocked(log.warn).mock.lastCall)).toContain("specs.0.min");
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
    { image: { url: "/uploads/a.png" } },
    { description: [{ type: "paragraph", children: [] }] },
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
  readEnvelope(calls.news, { data: [], meta: { pagination: { pageCount: 3, total: 14 } } }, found);
  const product = { attributes: { title: "x", gases: { 1: "nitrogen" } } };
  readRecord(calls.product.schema, { ...product, specs: [{ min: "1" }], seo: { noindex: 1 } }, found);
  expect([...found]).toEqual([
    "meta.pagination",
    "each record in attributes",
    expect.stringMatching(/^gases: a list as an object/),
    "a text for a number in specs",
    "a text or number for true or false in seo",
  ]);
});

it("names how dates were read", () => {
  const found = new Set<string>();
  readRecord(calls.news.schema, { published_at: 1_778_051_289, updated_at: "06.05.2026 07:08" }, found);
  readRecord(calls.news.schema, { published_at: "2026-05-06", updated_at: "2026-05-06T07:08Z" }, found);
  readRecord(calls.news.schema, { published_at: "06/05/2026", updated_at: null }, found);
  expect([...found]).toEqual([
    "published_at read as seconds since 1970",
    "updated_at not in ISO 8601",
    "updated_at with dots, read with the day first",
    "updated_at without a zone, read as the company's time",
  ]);
});
