/** @jest-environment node */
import { blogHref, newsHref, routes, serviceHref } from "../site/routes";
import { staticServiceHref } from "../site/static-services";
import { routePattern, routePatterns } from "./route-pattern";

it("knows every route by itself, and the pages of records by their kind", () => {
  for (const route of Object.values(routes)) expect(routePattern(route)).toBe(route);
  expect(routePattern(serviceHref("7", "Turnkey Plants"))).toBe("/services/details/{id}/{title}");
  expect(routePattern(blogHref("a_1", "x"))).toBe("/blogs/details/{id}/{title}");
  expect(routePattern(newsHref("a_1", ""))).toBe("/info-news/details/{id}/{title}");
  expect(routePattern(staticServiceHref("automation"))).toBe("/service/detail/{serviceId}");
});

it.each(["/no/such", "/contact/sent", "/blogs/feed.xml", "/About", "", "/constructor"])(
  "has no kind for %j",
  (path) => expect(routePattern(path)).toBeUndefined(),
);

it("gives what is among the kinds, whatever the path", () => {
  for (const path of [
    "/",
    "/expertise/details/../x",
    `/blogs/details/${"a".repeat(5000)}`,
    "/service/detail/%00",
  ])
    expect(routePatterns).toContain(routePattern(path));
  expect(new Set(routePatterns).size).toBe(Object.keys(routes).length + 5);
});
