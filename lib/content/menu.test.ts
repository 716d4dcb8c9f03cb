import { messages } from "../words/messages";
import { menuGroups } from "./menu";

describe("menuGroups", () => {
  const added = ["/product", "/references", "/quality-policy"] as const;
  const services = [{ label: "Commissioning", href: "/services/details/1/commissioning" }];
  const expertise = [{ label: "Cryogenics", href: "/expertise/details/2/cryogenics" }];
  const families = [{ name: "Nitrogen", count: 3, href: "/product#nitrogen", image: null }];
  const groups = menuGroups({ services, expertise, families, unpublished: new Set(), own: [] }, "en");

  it("ends three groups with a page of products, references and quality", () => {
    expect(groups.flatMap(({ key, more }) => (more ? [[key, more.label, more.href]] : []))).toEqual([
      ["about", "Quality Policy", "/quality-policy"],
      ["services", "Products", "/product"],
      ["expertise", "References", "/references"],
    ]);
  });

  it("shortens a label only where the short one is its beginning", () => {
    const shortLabel = () =>
      menuGroups({ services, expertise, families, unpublished: new Set(), own: [] }, "hi").at(-1)?.shortLabel;
    expect([groups.at(-1)?.shortLabel, shortLabel()]).toEqual([
      "Contact",
      messages.hi.navigation.contactShort,
    ]);
    jest.replaceProperty(messages.hi.navigation, "contactShort", "फोन");
    expect(shortLabel()).toBeUndefined();
  });

  it("adds the pages of editors behind the others of their group", () => {
    const page = { label: "Careers", href: "/careers", group: "about", isInFooter: true } as const;
    const own = [page, { ...page, label: "Elsewhere", group: null }];
    const [, about, ...others] = menuGroups(
      { services, expertise, families, unpublished: new Set(), own },
      "en",
    );
    expect(about?.items.at(-1)).toEqual({ label: "Careers", href: "/careers" });
    expect(JSON.stringify(others)).not.toContain("Elsewhere");
  });

  it("has the families of products beside the services, each with the number of its products", () => {
    expect(groups.map((group) => group.families)[2]).toEqual([
      { label: "Nitrogen", count: "3 products", href: "/product#nitrogen", image: null },
    ]);
  });

  it("is whole without services, products and expertise", () => {
    const bare = menuGroups(
      { services: [], expertise: [], families: [], unpublished: new Set(added), own: [] },
      "en",
    );
    expect(bare.map(({ key }) => key)).toEqual(groups.map(({ key }) => key));
    expect(bare[2]).toMatchObject({ items: [] });
    expect(bare[2]).not.toHaveProperty("families");
    expect(bare[3]?.items).toEqual([]);
    expect(bare.flatMap(({ more }) => more ?? [])).toEqual([]);
  });
});
