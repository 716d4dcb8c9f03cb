import { menuGroups } from "../content/menu";
import { activeGroup } from "./navigation";

const empty = { services: [], expertise: [], families: [], unpublished: new Set<never>(), own: [] };

describe("activeGroup", () => {
  it("of a page is the group that has it", () => {
    for (const { key, href, items, more } of menuGroups(empty, "en"))
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
