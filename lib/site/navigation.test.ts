import { activeGroup, navigation } from "./navigation";

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
