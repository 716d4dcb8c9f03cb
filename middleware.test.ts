import { NextRequest } from "next/server";
import { routes } from "./lib/site/routes";
import { config, middleware } from "./middleware";

const origin = "https://site.test";

/** The rewrite or redirect of a request, or neither. */
function run(path: string, headers?: Record<string, string>) {
  const response = middleware(new NextRequest(origin + path, { headers }));
  const rewrite = response.headers.get("x-middleware-rewrite")?.replace(origin, "");
  const redirect = response.headers.get("location")?.replace(origin, "");
  if (response.headers.get("x-middleware-next")) return {};
  return { ...(rewrite && { rewrite }), ...(redirect && { redirect, status: response.status }) };
}

it.each([
  ["/", "/en"],
  ["/about?page=2", "/en/about?page=2"],
  ["/leadership/page/2?x", "/en/leadership/page/2?x"],
  ["/search?q=x&y", "/en/search/find/78?q=x&y"],
  ["/hi/search?q=x", "/hi/search/find/78?q=x"],
  ["/Services/Details/aB3/a-title/", "/en/services/details/aB3"],
  ["/used-plants", "/en/pages/used-plants"],
  ["/contact?about=../x", "/en/contact?about=../x"],
  ["/unknown?page=2", "/en/pages/unknown?page=2"],
  ["/no/Such/page", "/en/missing"],
  ["/hi/no/such/page", "/hi/missing"],
])("serves %s as the static page %s", (path, rewrite) => {
  expect(run(path)).toEqual(rewrite ? { rewrite } : {});
});

it("redirects to the canonical address", () => {
  const redirect = "/leadership/page/2?utm_source=A";
  expect(run("/Leadership/?page=2&utm_source=A")).toEqual({ redirect, status: 308 });
});

it.each(["/hi", "/hi/about", "/hi/blogs/page/2", "/sitemap.xml"])("%s goes on to Next", (path) => {
  expect(run(path)).toEqual({});
});

describe("the matcher", () => {
  const matches = (path: string, headers: string[] = []) =>
    config.matcher.some(({ source, missing }) => {
      const pattern = new RegExp(`^${source.replace(/:\w+\*/, ".*")}$`);
      const isThere = ({ key }: { key: string }) => headers.includes(key);
      return pattern.test(path) && !missing.some(isThere);
    });

  it("has no page behind the front", () => {
    for (const route of Object.values(routes)) expect(matches(route, ["x-site-front"])).toBe(false);
  });

  it("has every page in development, which has no such server", () => {
    for (const route of Object.values(routes)) expect(matches(route)).toBe(true);
    for (const path of ["/files/a.webp", "/_next/static/Some-Name.js", "/api/search"])
      expect(matches(path)).toBe(false);
  });
});
