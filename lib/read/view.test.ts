import { type KindName, kindNamed } from "../../content/kinds/all";
import { calls } from "../backend/contract";
import type { SafeHtml } from "../rich-text/sanitize";
import { briefFields, viewOf } from "./view";

const none = () => null;
const viewOfEmpty = (kind: KindName) => viewOf(kindNamed(kind).fields, {}, none);

it("has null for what a record lacks, and empty lists, under names in camel case", () => {
  expect(viewOfEmpty("certificates")).toEqual({ title: null, issuer: null, validUntil: null, pdf: null });
  expect(viewOfEmpty("families")).toEqual({ name: null, gases: [], range: [], expertise: null });
  expect(viewOfEmpty("openings")).toMatchObject({ published: null, validThrough: null, employment: null });
  expect(viewOfEmpty("settings")).toMatchObject({ siteLogo: null, mapLink: null, locations: [] });
});

it("has addresses of this site for files, pictures and links", () => {
  const document = { title: "T", pdf_file: "https://backend.test/a.pdf", image: "/b.webp", image_alt: "B" };
  expect(viewOf(kindNamed("catalogues").fields, calls.catalogues.schema.parse(document), none)).toMatchObject(
    {
      pdf: "/files/a.pdf",
      image: "/files/b.webp",
      imageAlt: "B",
    },
  );
  const figure = { value: "1", label: "A", href: "javascript:alert(1)" };
  expect(viewOf(kindNamed("figures").fields, calls.figures.schema.parse(figure), none).href).toBeNull();
});

it.each([
  ["news", 1],
  ["references", 1],
  ["values", 2],
  ["team", 3],
  ["timeline", 3],
] as const)("sanitizes the text of %s below a heading of level %i", (kind, level) => {
  const html = jest.fn(() => "<p>Text</p>" as SafeHtml);
  expect(viewOf(kindNamed(kind).fields, {}, html).description).toBe("<p>Text</p>");
  expect(html.mock.calls).toEqual([["description", level]]);
});

it.each(["products", "news", "blog", "references", "pages", "services", "expertise"] as const)(
  "does not sanitize the texts of a list whose records have pages of their own: %s",
  (kind) => {
    const html = jest.fn(none);
    const view = viewOf(briefFields(kindNamed(kind)), {}, html);
    expect(html).not.toHaveBeenCalled();
    expect(view).toHaveProperty("title");
    expect(view).not.toHaveProperty("description");
  },
);
