import { calls } from "../backend/contract";
import { pageFields, recordImage } from "./parts";

const parse = (fields: object) =>
  calls.blogItem.schema.parse({ id: 1, title: "T", published_at: "2024-05-06", ...fields });

it("has what editors set, with the image as a path of the site", () => {
  const seo = { title: " Own ", description: "D", image: "/media/a.webp", noindex: true };
  const record = parse({
    updated_at: "2024-06-01",
    seo,
    image: "/media/b.webp",
    image_alt: "A pump",
    image_dark: "/media/c.webp",
  });
  expect(pageFields(record)).toEqual({
    updated: "2024-06-01",
    seo: { title: "Own", description: "D", image: "/files/media/a.webp", noindex: true },
  });
  expect(recordImage(record)).toEqual({
    image: "/files/media/b.webp",
    imageAlt: "A pump",
    imageDark: "/files/media/c.webp",
  });
});

it.each([
  {},
  { seo: null },
  { seo: {} },
  { seo: { title: " ", image: "https://evil.test/a.png", noindex: false } },
  { image_dark: "/media/a.webp" },
  { image: "/media/a.webp", image_dark: "https://evil.test/a.png" },
])("is empty without: %j", (fields) => {
  const { image, ...others } = recordImage(parse(fields));
  expect(Object.keys({ ...pageFields(parse(fields)), ...others })).toEqual([]);
});
