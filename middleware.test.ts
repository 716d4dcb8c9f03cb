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

const rewritten = (path: string) => run(path).rewrite?.split("?")[0];

describe("the contact form", () => {
  it("opened from a page is a static page of its own", () => {
    expect(rewritten("/contact?about=service-3")).toBe("/contact/about/service-3");
    expect(rewritten("/contact?about=epc-projects&utm_source=x")).toBe("/contact/about/epc-projects");
  });

  it("is the plain one where the query names no page", () => {
    for (const query of ["about=", "about=../x", "about=a&about=b", `about=${"a".repeat(81)}`, "x=1"]) {
      expect(run(`/contact?${query}`)).toEqual({});
    }
  });
});

describe("a page of a list", () => {
  it.each(pagedRoutes)("of %s is a static page of its own", (route) => {
    expect(rewritten(`${route}?page=2`)).toBe(`${route}/page/2`);
    expect(rewritten(`${route}?page=99999`)).toBe(`${route}/page/99999`);
  });

  it("redirects to the list if it is the first, with the rest of the query", () => {
    expect(run("/leadership?page=1")).toEqual({ redirect: "/leadership", status: 308 });
    expect(run("/leadership?utm_source=x&page=1&b=%26")).toEqual({
      redirect: "/leadership?utm_source=x&b=%26",
      status: 308,
    });
  });

  it.each([
    "",
    "0",
    "-1",
    "01",
    "1.0",
    "1e1",
    "%202",
    "2%0A",
    "two",
    "100000",
    "2/../../about",
    "..%2F..%2Fabout",
  ])("that no list can have, %j, is not found", (page) => {
    expect(rewritten(`/leadership?page=${page}`)).toBe("/leadership/page/0");
  });

  it("that is named twice is not found", () => {
    expect(rewritten("/leadership?page=2&page=3")).toBe("/leadership/page/0");
    expect(rewritten("/leadership?page=1&page=1")).toBe("/leadership/page/0");
  });
});

describe("an item", () => {
  it.each(["7", "65f0c2a9b1e4d3", "a-b_c"])("%s is a static page of its own", (id) => {
    expect(rewritten(`/miscellaneous?item=${id}`)).toBe(`/miscellaneous/item/${id}`);
  });

  it.each(["", "-", "..%2Fx", "a%20b", "%E0", "x".repeat(65), "7&item=8"])(
    "that cannot exist, %j, is not found",
    (id) => {
      expect(rewritten(`/miscellaneous?item=${id}`)).toBe("/miscellaneous/item/-");
    },
  );

  it("exists only for the miscellaneous list", () => {
    expect(run("/about?item=7")).toEqual({});
  });
});

describe("any other URL", () => {
  it.each(["/", "/?page=2", "/about?page=2", "/about?page=1", "/services?page=2", "/unknown?page=2"])(
    "%s goes on to Next",
    (path) => {
      expect(run(path)).toEqual({});
    },
  );
});

describe("a URL that is not canonical", () => {
  it.each([
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/LEADERSHIP/?page=1", "/leadership"],
    ["/Leadership/?page=2&x=A", "/leadership?page=2&x=A"],
    ["/Service/Detail/EPC-Projects/", "/service/detail/epc-projects"],
    ["/No/Such/Page/", "/No/Such/Page"],
    ["/leadership/page/2?page=3", "/leadership?page=2"],
    ["/leadership/page/1", "/leadership"],
    ["/miscellaneous/item/7", "/miscellaneous?item=7"],
    ["/contact/about/service-3", "/contact?about=service-3"],
    ["//About//", "/about"],
  ])("%s redirects to %s in one step", (path, redirect) => {
    expect(run(path)).toEqual({ redirect, status: 308 });
  });

  it.each([
    ["/services/details/3/Plant-Commissioning", "/services/details/3"],
    ["/Services/Details/aB3/plant-commissioning/", "/services/details/aB3"],
    ["/blogs/details/3/", "/blogs/details/3"],
  ])("%s is rewritten to the page of the record, which redirects to its slug", (path, page) => {
    expect(rewritten(path)).toBe(page);
  });

  it.each(["/services/details/aB3/plant-commissioning", "/services/details/aB3", "/no/Such/page"])(
    "%s goes on to Next",
    (path) => {
      expect(run(path)).toEqual({});
    },
  );
});

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
