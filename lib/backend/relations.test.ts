import { parseList, parseRecord } from "./parse";

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
