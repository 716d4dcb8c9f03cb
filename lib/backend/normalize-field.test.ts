import { log } from "../runtime/log";
import { calls } from "./contract";
import { normalizeRecord } from "./normalize";
import { parseList, parseRecord } from "./parse";

jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const one = { id: 7, title: "One" };
const uuid = "4f4b14fa-a43a-46d0-b7ad-90af5919bebb";
const other = "0b2c14fa-a43a-46d0-b7ad-90af5919be00";

const expertiseOf = (expertise: unknown) =>
  parseRecord("product", { data: { ...one, expertise } })?.expertise;

describe("a many-to-many relation", () => {
  it.each([
    [{ id: 1, target: 9 }],
    [{ id: 1, target: { id: 9, title: "Cryogenics" } }],
    [{ id: 1, expertise_id: 9 }],
    [{ expertise_id: 9 }],
    [{ id: 1, sort: null, products_id: 7, expertise_id: 9 }],
    [{ id: 1, products_id: "7", expertise_id: "9" }],
    [{ id: 1, products_id: { id: 7, title: "One" }, expertise_id: { id: 9, title: "Cryogenics" } }],
    [{ id: 1, productId: 7, expertiseId: 9 }],
    [{ id: 1, collection: "expertise", item: 9 }],
    [{ id: 9, title: "Cryogenics", category_id: 4, pivot: { product_id: 7, expertise_id: 9 } }],
    [{ id: 9, pivot: { product_id: 7, expertise_id: 9 } }],
    [9],
  ])("leads to the record behind its row: %j", (row) => {
    expect(expertiseOf([row])).toEqual(["9"]);
    expect(expertiseOf({ data: [row] })).toEqual(["9"]);
  });

  it("may lead to a record with the same id", () => {
    expect(expertiseOf([{ id: 1, products_id: 7, expertise_id: 7 }])).toEqual(["7"]);
  });

  it("leads nowhere where its row may mean several records", () => {
    expect(
      expertiseOf([
        { id: 1, target: 9 },
        { id: 2, a_id: 3, b_id: 4 },
      ]),
    ).toEqual(["9"]);
  });

  it("has documents of Strapi", () => {
    expect(expertiseOf([{ id: 1, target: { id: 9, documentId: "abc" } }])).toEqual(["abc"]);
    expect(expertiseOf([{ id: 9, documentId: "abc", parent_id: 3 }])).toEqual(["abc"]);
  });
});

it.each([
  [{ directus_files_id: uuid }],
  [{ id: 1, directus_files_id: uuid, services_id: 7 }],
  [
    {
      id: other,
      directus_files_id: { id: uuid, filename_download: "a.jpg", type: "image/jpeg", title: "A" },
    },
  ],
  [{ id: uuid, filename_download: "a.jpg", type: "image/jpeg", title: "A" }],
])("reads the files of Directus: %j", (file) => {
  const image = `assets/${uuid}`;
  expect(parseRecord("service", { data: { ...one, images: [file] } })?.images).toEqual([
    expect.objectContaining({ image }),
  ]);
  expect(parseList("values", { data: [{ ...one, image: file }] }).records[0]?.image).toBe(image);
  expect(parseList("values", { data: [{ ...one, image: [file] }] }).records[0]?.image).toBe(image);
});

it("takes the description of a file of Directus for its alternative text", () => {
  const file = { id: uuid, title: "IMG 0001", description: "A plant by night" };
  const images = [
    { directus_files_id: file, caption: "Night" },
    { directus_files_id: { ...file, description: null } },
  ];
  expect(parseRecord("service", { data: { ...one, images } })?.images).toMatchObject([
    { image_alt: "A plant by night", caption: "Night" },
    { image_alt: undefined },
  ]);
  expect(parseList("values", { data: [{ ...one, image: file }] }).records[0]?.image_alt).toBe(
    "A plant by night",
  );
});

it.each([
  ["12.50000", "12.5"],
  ["-0.25000000", "-0.25"],
  [" 100.0000 ", "100"],
  ["0.00000", "0"],
  ["12.34500", "12.345"],
  ["123456789012345678.50000", "123456789012345678.5"],
  ["99.90", "99.90"],
  ["99.990", "99.990"],
  ["12.34567", "12.34567"],
  ["01", "01"],
  ["01.50000", "01.50000"],
  ["1.10.2", "1.10.2"],
  ["1.10.20000", "1.10.20000"],
  ["12.50000 bar", "12.50000 bar"],
  ["100000", "100000"],
])("shows the value %j as %j", (value, shown) => {
  const row = { key: "a", label: "A", value };
  expect(parseRecord("product", { data: { id: 1, title: "x", specs: [row] } })?.specs).toMatchObject([
    { value: shown.trim() },
  ]);
  expect(parseList("figures", { data: [row] }).records[0]?.value).toBe(shown);
  expect(parseRecord("about", { data: { figures: { data: [row] } } })?.figures?.[0]?.value).toBe(shown);
});

it("reads numbers with a fixed scale", () => {
  const specs = [{ key: "a", label: "A", min: "12.500", max: "100.00000" }];
  expect(parseRecord("product", { data: { id: 1, title: "x", specs } })?.specs).toMatchObject([
    { min: 12.5, max: 100 },
  ]);
  const catalogue = { id: 1, title: "x", page_count: "12.00000" };
  expect(parseList("catalogues", { data: [catalogue] }).records[0]?.page_count).toBe(12);
});

it("reads the numbers of ranges and duties as people write them", () => {
  const specs = [
    { key: "capacity", label: "C", min: "1 200", max: "1,00,000", unit: "Nm³/h" },
    { key: "purity", label: "P", max: "99,999", unit: "%" },
  ];
  expect(parseRecord("product", { data: { ...one, specs } })?.specs).toMatchObject([
    { min: 1200, max: 100_000 },
    { max: 99.999 },
  ]);
  const duty = { gas: "nitrogen", flow: "1,200", purity: "99,999", pressure: "6,5" };
  const read = { flow: 1200, purity: 99.999, pressure: 6.5 };
  const industries = [{ name: "Glass", ...duty }];
  expect(parseRecord("home", { data: { industries } })?.industries).toMatchObject([read]);
  const blocks = [{ type: "inquiry", ...duty }];
  const pages = { data: [{ id: "glass", title: "Glass", blocks }] };
  expect(parseList("pages", pages).records[0]?.blocks).toMatchObject([read]);
});

it("drops a row whose number cannot be read, and names it", () => {
  const specs = [{ key: "pressure", label: "P", min: "5-7", unit: "bar(g)" }];
  expect(parseRecord("product", { data: { ...one, specs } })?.specs).toEqual([]);
  expect(JSON.stringify(jest.mocked(log.warn).mock.lastCall)).toContain("specs.0.min");
});

it.each([{ a: 1 }, [{ a: 1 }], [], 5, true, null])("ignores %j in a field that is never shown", (value) => {
  const story = { description: "x", instrumentation_excellence: value, our_capabilities: value };
  const record = normalizeRecord(calls.story.schema, story);
  expect(calls.story.schema.safeParse(record).success).toBe(true);
  expect(parseList("story", { data: [story] }).records).toMatchObject([{ description: "x" }]);
  expect(log.warn).not.toHaveBeenCalled();
});
