import { activeGroup, navigation } from "./navigation";

describe("navigation", () => {
  const added = ["/product", "/references", "/quality-policy"] as const;
  const services = [{ label: "Commissioning", href: "/services/details/1/commissioning" }];
  const expertise = [{ label: "Cryogenics", href: "/expertise/details/2/cryogenics" }];
  const groups = navigation({ services, expertise, unpublished: new Set() });

  it("ends three groups with a page of products, references and quality", () => {
    expect(groups.flatMap(({ key, more }) => (more ? [[key, more.label, more.href]] : []))).toEqual([
      ["about", "Quality Policy", "/quality-policy"],
      ["services", "Products", "/product"],
      ["expertise", "References", "/references"],
    ]);
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
  it("of a page is the group that has it", () => {
    for (const { key, href, items, more } of navigation({
      services: [],
      expertise: [],
      unpublished: new Set(),
    }))
      for (const path of [href, ...items.map((item) => item.href), more?.href ?? href])
        expect([path, activeGroup(path)]).toEqual([path, path === "/" ? "home" : key]);
  });

  it.each([
    ["/services/details/1/commissioning", "services"],
    ["/service/detail/automation", "services"],
    ["/product/details/1/vn-100", "services"],
    ["/expertise/details/2", "expertise"],
    ["/blogs/details/1/cold", "news"],
    ["/servicesx", undefined],
    ["/privacy", undefined],
  ])("of %s is %s", (pathname, key) => {
    expect(activeGroup(pathname)).toBe(key);
  });
});
