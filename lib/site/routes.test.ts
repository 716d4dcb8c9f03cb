import { recordHref } from "./kind-pages";
import { slug } from "./record-links";
import { routeTitle } from "./route-words";
import { bannerName, itemHref, pageAt, pageHref, routes } from "./routes";

describe("slug", () => {
  it.each([
    ["Air Separation Plants", "air-separation-plants"],
    ["  O₂ & N₂ -- purity ≥ 99.5 %!  ", "o2-n2-purity-99-5"],
    ["CO₂ Recovery Plant", "co2-recovery-plant"],
    ["Müller Gasanlagen für Stahl", "muller-gasanlagen-fur-stahl"],
    ["Straße · Łódź · Ørsted", "strasse-lodz-orsted"],
    ["हरित हाइड्रोजन", ""],
    ["../../etc/passwd?x=1#y", "etc-passwd-x-1-y"],
    ["", ""],
  ])("of %j is %j", (title, expected) => {
    expect(slug(title)).toBe(expected);
  });

  it("is cut after a word, and inside one that is longer still", () => {
    expect(slug("Plant of the year ".repeat(50))).toBe(
      "plant-of-the-year-plant-of-the-year-plant-of-the-year-plant-of-the-year-plant-of",
    );
    expect(slug(`${"a".repeat(79)} b c`)).toBe("a".repeat(79));
    expect(slug(`${"a".repeat(80)} b`)).toBe("a".repeat(80));
    expect(slug("a".repeat(1_000))).toBe("a".repeat(80));
  });
});

describe("links to details", () => {
  it("end in the title's slug", () => {
    expect(recordHref("services", "7", "Plant Commissioning")).toBe(
      "/services/details/7/plant-commissioning",
    );
    expect(recordHref("expertise", "7", "Cryogenics")).toBe("/expertise/details/7/cryogenics");
    expect(recordHref("news", "7", "We won")).toBe("/info-news/details/7/we-won");
  });

  it("end in the id where the title has no slug", () => {
    expect(recordHref("blog", "7", "हरित")).toBe("/blogs/details/7");
  });

  it("keep an item's id in one segment", () => {
    expect(itemHref("a-1")).toBe("/miscellaneous/item/a-1");
    expect(itemHref("a&b=c/d")).toBe("/miscellaneous/item/a%26b%3Dc%2Fd");
  });
});

describe("pageHref", () => {
  it("is the route for the first page, and leads back", () => {
    expect(pageHref(routes.leadership, 1)).toBe("/leadership");
    for (const page of [1, 3, 20])
      expect(pageAt(routes.leadership, pageHref(routes.leadership, page))).toBe(page);
    for (const path of ["/blogs/page/2", "/leadership/page/x", "/leadership/item/2", "/"])
      expect(pageAt(routes.leadership, path)).toBeUndefined();
    expect(pageHref(routes.leadership, 3)).toBe("/leadership/page/3");
  });
});

describe("pages", () => {
  it.each([
    ["/", "Home", "home"],
    ["/about", "About", "about"],
    ["/services", "Services", "services"],
    ["/expertise", "Expertise", "expertise"],
    ["/product", "Product", "product"],
    ["/gallery", "Gallery", "gallery"],
    ["/info-news", "Info & News", "info-news"],
    ["/contact", "Contact", "contact"],
    ["/blogs", "Blogs", "blogs"],
    ["/quality-policy", "Quality Policy", "quality-policy"],
    ["/our-story", "Our Story", "our-story"],
    ["/leadership", "Leadership", "leadership"],
    ["/our-team", "Our Team", "our-team"],
    ["/commitments", "Commitments", "commitments"],
    ["/our-values", "Our Values", "our-values"],
    ["/our-vision", "Our Vision", "our-vision"],
    ["/address", "Address", "address"],
    ["/map", "Map", "map"],
    ["/catalogues_downloads", "Catalogues & Downloads", "catalogues_downloads"],
    ["/miscellaneous", "Miscellaneous", "miscellaneous"],
    ["/timeline-and-milestone", "Timeline & Milestone", "timeline-and-milestone"],
  ] as const)("has %s of the specification with its title and banner", (route, title, banner) => {
    expect(Object.values(routes)).toContain(route);
    expect(routeTitle(route, "en")).toBe(title);
    expect(bannerName(route)).toBe(banner);
  });
});
