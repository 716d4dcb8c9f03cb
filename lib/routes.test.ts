import { pageHref, postHref, routes, serviceHref, slug } from "./routes";

describe("slug", () => {
  it.each([
    ["Air Separation Plants", "air-separation-plants"],
    ["  O₂ & N₂ -- purity ≥ 99.5 %!  ", "o-n-purity-99-5"],
    ["Zoë’s plant", "zo-s-plant"],
    ["हरित हाइड्रोजन", ""],
  ])("makes %j into %j", (title, expected) => {
    expect(slug(title)).toBe(expected);
  });
});

describe("links to details", () => {
  it("end in the title's slug", () => {
    expect(serviceHref("7", "Plant Commissioning")).toBe("/services/details/7/plant-commissioning");
  });

  it("end in the id where the title has no slug", () => {
    expect(postHref("7", "हरित")).toBe("/blogs/details/7");
  });
});

describe("pageHref", () => {
  it("gives the first page the plain address", () => {
    expect(pageHref(routes.leadership, 1)).toBe("/leadership");
    expect(pageHref(routes.leadership, 3)).toBe("/leadership?page=3");
  });
});
