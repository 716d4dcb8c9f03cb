import { essentialUrl, fixUrl, internalUrl } from "./fix-url";
import { detailRoutes, pagedRoutes, routes } from "./routes";

it.each(Object.values(routes))("%s is canonical, with any query", (route) => {
  expect(fixUrl(route)).toBeUndefined();
  for (const query of ["", "x=%20A&x", "page=2", "a=b?c"])
    expect(fixUrl(`${route}?${query}`)).toBeUndefined();
});

it.each(detailRoutes)("%s has one URL for each record", (route) => {
  const page = `${route}/details/aB-3`;
  for (const url of [page, `${page}/a-title`, `${page}/a/b`, `${route}/details/-`])
    expect(fixUrl(url)).toBeUndefined();
  for (const path of [`${page}/`, `${page}/A-Title`, `${route.toUpperCase()}/Details/aB-3/x//`])
    expect(fixUrl(`${path}?x=1`)).toEqual({ rewrite: `${page}?x=1` });
});

it.each(["/_next/static//A/", "/api/inquiry/"])("leaves %s to Next", (url) => {
  expect(fixUrl(url)).toBeUndefined();
});

it.each(["/_global-error", "/_global-error/", "//_Global-Error?x=1"])("finds nothing at Next's %s", (url) => {
  expect(fixUrl(url)).toEqual({ rewrite: "/_not-found" });
});

it.each(["//evil.test/", "/\\evil.test/", "///evil.test", "/\\/\\evil.test/"])(
  "redirects %s to a path of this site",
  (url) => {
    expect(fixUrl(url)).toEqual({ redirect: "/evil.test" });
  },
);

it("leads from every redirect and rewrite to a URL that stays", () => {
  for (const route of pagedRoutes)
    for (const url of [`${route}/page/1`, `${route}/page/2`, `${route.toUpperCase()}//?page=1&x=A`]) {
      const fix = fixUrl(url);
      expect(fixUrl(fix?.redirect ?? fix?.rewrite ?? url)).toBeUndefined();
    }
});

it("gives a page of a list an internal URL that leads back to it", () => {
  const internal = internalUrl(new URL("https://site.test/leadership?page=2"));
  expect(internal).toBe("/leadership/page/2?page=2");
  expect(fixUrl(internal ?? "")).toEqual({ redirect: "/leadership?page=2" });
});

describe("a search among the products", () => {
  const query = "gas=nitrogen&flow=300&purity=99.9&pressure=6";
  const url = (path: string) => new URL(path, "https://site.test");

  it.each([query, `${query}&compare=1,2`, "compare=1", "compare=1%2C2", `${query}&_rsc=1a2b`])(
    "is canonical: %s",
    (own) => {
      expect(fixUrl(`/product?${own}`)).toBeUndefined();
    },
  );

  it.each([
    ["pressure=6&purity=99.9&flow=300.4&gas=nitrogen&utm_source=x", query],
    ["page=2&gas=nitrogen", "gas=nitrogen"],
    ["compare=2&compare=1", "compare=1,2"],
    ["flow=300&_rsc=1a2b&x=1", "flow=300&_rsc=1a2b"],
  ])("has one address: %s", (own, expected) => {
    expect(fixUrl(`/product?${own}`)).toEqual({ redirect: `/product?${expected}` });
    expect(fixUrl(`/product?${expected}`)).toBeUndefined();
  });

  it.each(["gas=helium", "flow=&purity=", "compare=../x"])("without any value is the list: %s", (own) => {
    expect(fixUrl(`/product?${own}`)).toEqual({ redirect: "/product" });
  });

  it("is a static page of its own, which leads back to its address", () => {
    const path = "/product/find/nitrogen~300~99.9~6";
    expect(internalUrl(url(`/product?${query}`))).toBe(`${path}?${query}`);
    expect(fixUrl(path)).toEqual({ redirect: `/product?${query}` });
    expect(essentialUrl(`/product?${query}&_rsc=1`)).toEqual({ path, url: `/product?${query}` });
    const compared = "/product/compare/-~300~-~-~1~2";
    expect(internalUrl(url("/product?flow=300&compare=1,2"))).toBe(`${compared}?flow=300&compare=1,2`);
    expect(fixUrl(compared)).toEqual({ redirect: "/product?flow=300&compare=1,2" });
    expect(fixUrl("/product/find/anything%2e")).toEqual({ redirect: "/product" });
  });
});
