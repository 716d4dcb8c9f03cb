import { activeGroup, navigation } from "./navigation";

describe("navigation", () => {
  const added = ["/product", "/references", "/quality-policy"] as const;
  const services = [{ label: "Commissioning", href: "/services/details/1/commissioning" }];
  const expertise = [{ label: "Cryogenics", href: "/expertise/details/2/cryogenics" }];
  const groups = navigation({ services, expertise, unpublished: new Set() });

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

  it("ends three groups with a page of products, references and quality", () => {
    expect(groups.flatMap(({ key, more }) => (more ? [[key, more.label, more.href]] : []))).toEqual([
      ["about", "Quality Policy", "/quality-policy"],
      ["services", "Products", "/product"],
      ["expertise", "References", "/references"],
    ]);
  });

  it("calls the contact page Inquiries", () => {
    expect(groups.at(-1)?.items).toContainEqual({ label: "Inquiries", href: "/contact" });
  });

  it("is whole without services and expertise", () => {
    const bare = navigation({ services: [], expertise: [], unpublished: new Set(added) });
    expect(bare.map(({ key }) => key)).toEqual(groups.map(({ key }) => key));
    expect(bare[2]?.items).toEqual([]);
    expect(bare[3]?.items).toEqual([]);
    expect(bare.flatMap(({ more }) => more ?? [])).toEqual([]);
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
    ["/timeline-and-milestone", "home"],
    ["/our-story", "about"],
    ["/leadership", "about"],
    ["/our-vision", "about"],
    ["/our-team", "about"],
    ["/commitments", "about"],
    ["/our-values", "about"],
    ["/quality-policy", "about"],
    ["/service/detail/automation", "services"],
    ["/product", "services"],
    ["/product/details/1/vn-100", "services"],
    ["/references", "expertise"],
    ["/gallery", "news"],
    ["/blogs", "news"],
    ["/blogs/details/1/cold", "news"],
    ["/miscellaneous", "news"],
    ["/catalogues_downloads", "news"],
    ["/address", "contact"],
    ["/map", "contact"],
    ["/servicesx", undefined],
    ["/privacy", undefined],
  ])("of %s is %s", (pathname, key) => {
    expect(activeGroup(pathname)).toBe(key);
  });
});
