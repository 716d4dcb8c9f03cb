import {
  activeGroup,
  bannerName,
  blogHref,
  expertiseHref,
  itemHref,
  navigation,
  newsHref,
  pagedRoutes,
  pageHref,
  pages,
  routes,
  serviceHref,
  slug,
} from "./routes";

describe("slug", () => {
  it.each([
    ["Air Separation Plants", "air-separation-plants"],
    ["  O₂ & N₂ -- purity ≥ 99.5 %!  ", "o-n-purity-99-5"],
    ["Zoë’s plant", "zo-s-plant"],
    ["हरित हाइड्रोजन", ""],
    ["--- a ---", "a"],
    ["snake_case", "snake-case"],
    ["../../etc/passwd?x=1#y", "etc-passwd-x-1-y"],
    ["", ""],
  ])("makes %j into %j", (title, expected) => {
    expect(slug(title)).toBe(expected);
  });
});

describe("links to details", () => {
  it("end in the title's slug", () => {
    expect(serviceHref("7", "Plant Commissioning")).toBe("/services/details/7/plant-commissioning");
    expect(expertiseHref("7", "Cryogenics")).toBe("/expertise/details/7/cryogenics");
    expect(newsHref("7", "We won")).toBe("/info-news/details/7/we-won");
  });

  it("end in the id where the title has no slug", () => {
    expect(blogHref("7", "हरित")).toBe("/blogs/details/7");
  });

  it("keep an item's id in one parameter", () => {
    expect(itemHref("a-1")).toBe("/miscellaneous?item=a-1");
    expect(itemHref("a&b=c/d")).toBe("/miscellaneous?item=a%26b%3Dc%2Fd");
  });
});

describe("pageHref", () => {
  it("gives the first page the plain address", () => {
    expect(pageHref(routes.leadership, 1)).toBe("/leadership");
    expect(pageHref(routes.leadership, 3)).toBe("/leadership?page=3");
  });

  it("is for the paged lists of the specification, and for others", () => {
    expect(pagedRoutes).toHaveLength(new Set(pagedRoutes).size);
    expect(pagedRoutes).toEqual(
      expect.arrayContaining([
        "/blogs",
        "/commitments",
        "/gallery",
        "/info-news",
        "/leadership",
        "/miscellaneous",
        "/our-team",
        "/our-values",
        "/product",
        "/timeline-and-milestone",
      ]),
    );
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
    expect(pages[route].title).toBe(title);
    expect(bannerName(route)).toBe(banner);
  });
});

describe("navigation", () => {
  const services = [{ label: "Commissioning", href: "/services/details/1/commissioning" }];
  const expertise = [{ label: "Cryogenics", href: "/expertise/details/2/cryogenics" }];
  const groups = navigation(services, expertise);

  it("has the specification's items in their order", () => {
    expect(groups.map(({ key, label, href }) => [key, label, href])).toEqual([
      ["home", "Home", "/"],
      ["about", "About Us", "/about"],
      ["services", "Services", "/services"],
      ["expertise", "Expertise", "/expertise"],
      ["news", "Info & News", "/info-news"],
      ["contact", "Contact Us", "/contact"],
    ]);
  });

  it.each([
    ["home", ["/timeline-and-milestone"]],
    ["about", ["/our-story", "/leadership", "/our-vision", "/our-team", "/commitments", "/our-values"]],
    ["services", ["/services/details/1/commissioning"]],
    ["expertise", ["/expertise/details/2/cryogenics"]],
    ["news", ["/gallery", "/blogs", "/info-news", "/miscellaneous", "/catalogues_downloads"]],
    ["contact", ["/contact", "/address", "/map"]],
  ])("has the specification's links of %s in their order", (key, hrefs) => {
    const group = groups.find((candidate) => candidate.key === key);
    expect(group?.items.map(({ href }) => href).filter((href) => hrefs.includes(href))).toEqual(hrefs);
  });

  it("calls the contact page Inquiries", () => {
    expect(groups.at(-1)?.items).toContainEqual({ label: "Inquiries", href: "/contact" });
  });

  it("is whole without services and expertise", () => {
    const bare = navigation([], []);
    expect(bare.map(({ key }) => key)).toEqual(groups.map(({ key }) => key));
    expect(bare[2]?.items).toEqual([]);
    expect(bare[3]?.items).toEqual([]);
  });
});

describe("activeGroup", () => {
  it.each([
    ["/", "home"],
    ["/about", "about"],
    ["/services", "services"],
    ["/services/details/1/commissioning", "services"],
    ["/expertise/details/2", "expertise"],
    ["/info-news", "news"],
    ["/contact", "contact"],
    ["/servicesx", undefined],
    ["/service/detail/automation", undefined],
    ["/leadership", undefined],
  ])("of %s is %s", (pathname, key) => {
    expect(activeGroup(pathname)).toBe(key);
  });
});
