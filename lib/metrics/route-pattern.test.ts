import { recordHref } from "../site/kind-pages";
import { routes } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import { routePattern } from "./route-pattern";
import { routePatterns } from "./visit";

it("labels every route with its path, and records with the pattern of their page", () => {
  for (const route of Object.values(routes)) expect(routePattern(route)).toBe(route);
  expect(routePattern(recordHref("services", "7", "Turnkey Plants"))).toBe("/services/details/{id}/{title}");
  expect(routePattern(recordHref("blog", "a_1", "x"))).toBe("/blogs/details/{id}/{title}");
  expect(routePattern(recordHref("news", "a_1", ""))).toBe("/info-news/details/{id}/{title}");
  expect(routePattern(staticServiceHref("automation"))).toBe("/service/detail/{serviceId}");
  expect(routePattern("/hannover-2027")).toBe("/{page}");
});

it.each([
  ["/blogs/page/2", "/blogs"],
  ["/miscellaneous/item/7", "/miscellaneous"],
  ["/references/filter/oxygen", "/references"],
  ["/contact/about/product-7", "/contact"],
  ["/product/find/nitrogen/300-nm3h", "/product"],
  ["/product/compare/1,2", "/product"],
])("labels %s with its route", (path, route) => {
  expect(routePattern(path)).toBe(route);
});

it.each(["/no/such", "/contact/sent", "/blogs/feed.xml", "/About", "", "/__proto__"])(
  "has no label for %j",
  (path) => expect(routePattern(path)).toBeUndefined(),
);

it("returns one of the labels, whatever the path", () => {
  for (const path of [
    "/",
    "/expertise/details/../x",
    `/blogs/details/${"a".repeat(5000)}`,
    "/service/detail/%00",
  ])
    expect(routePatterns).toContain(routePattern(path));
  expect(new Set(routePatterns).size).toBe(Object.keys(routes).length + 8);
});
