import { NextRequest } from "next/server";
import { pagedRoutes, routes } from "./lib/site/routes";
import { config, middleware } from "./middleware";

const origin = "https://site.test";

/** The rewrite or redirect of a request, or neither. */
function run(path: string) {
  const response = middleware(new NextRequest(origin + path));
  const rewrite = response.headers.get("x-middleware-rewrite")?.replace(origin, "");
  const redirect = response.headers.get("location")?.replace(origin, "");
  if (response.headers.get("x-middleware-next")) return {};
  return { ...(rewrite && { rewrite }), ...(redirect && { redirect, status: response.status }) };
}

it.each([
  ["/leadership?page=2&x", "/leadership/page/2?page=2&x"],
  ["/miscellaneous?item=7", "/miscellaneous/item/7?item=7"],
  ["/Services/Details/aB3/a-title/", "/services/details/aB3"],
])("serves %s as the static page %s", (path, rewrite) => {
  expect(run(path)).toEqual({ rewrite });
});

it("redirects to the canonical address", () => {
  const redirect = "/leadership?page=2&utm_source=A";
  expect(run("/Leadership/?page=2&utm_source=A")).toEqual({ redirect, status: 308 });
});

it.each(["/", "/about?page=2", "/contact?about=../x", "/unknown?page=2", "/no/Such/page"])(
  "%s goes on to Next",
  (path) => {
    expect(run(path)).toEqual({});
  },
);

describe("the matcher", () => {
  const matches = (path: string, headers: string[] = []) => {
    const { pathname, searchParams } = new URL(path, origin);
    return config.matcher.some(({ source, has = [] }) => {
      const pattern = new RegExp(`^${source.replace(/:path\((.+)\)/, "($1)").replace(/:\w+\*?/, "[^/]+")}$`);
      const keys: string[] = [...searchParams.keys(), ...headers];
      return pattern.test(pathname) && has.every(({ key }) => keys.includes(key));
    });
  };

  it("matches every list page and every item", () => {
    for (const route of pagedRoutes) expect(matches(`${route}?page=2`)).toBe(true);
    expect(matches(`${routes.miscellaneous}?item=7`)).toBe(true);
  });

  it("matches no page without such a query", () => {
    for (const route of Object.values(routes)) expect(matches(route)).toBe(false);
    expect(matches("/leadership?utm_source=x")).toBe(false);
    expect(matches("/files/a.webp?page=2")).toBe(false);
    expect(matches("/_next/static/Some-Name.js")).toBe(false);
    expect(matches("/blogs/feed.xml")).toBe(false);
  });

  it("matches URLs with upper case", () => {
    for (const path of ["/About", "/services/details/3/Name"]) expect(matches(path)).toBe(true);
  });
});
