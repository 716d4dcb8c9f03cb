/** @jest-environment node */
import { calls } from "../backend/contract";
import { imageAlt, pageFields } from "./page-fields";

jest.mock("../runtime/env", () => ({ env: () => ({ BACKEND_URL: "https://backend.test" }) }));

const parse = (fields: object) =>
  calls.blogItem.schema.parse({ id: 1, title: "T", published_at: "2024-05-06", ...fields });

it("has what editors set, with the image as a path of the site", () => {
  const seo = { title: " Own ", description: "D", image: "/media/a.webp", noindex: true };
  const record = parse({ updated_at: "2024-06-01", seo, image_alt: "A pump" });
  expect(pageFields(record)).toEqual({
    updated: "2024-06-01",
    seo: { title: "Own", description: "D", image: "/files/media/a.webp", noindex: true },
  });
  expect(imageAlt(record)).toEqual({ imageAlt: "A pump" });
});

it.each([
  {},
  { seo: null },
  { seo: {} },
  { seo: { title: " ", image: "https://evil.test/a.png", noindex: false } },
])("is empty without: %j", (fields) => {
  expect(Object.keys({ ...pageFields(parse(fields)), ...imageAlt(parse(fields)) })).toEqual([]);
});
