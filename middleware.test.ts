/** @jest-environment node */
import { NextRequest } from "next/server";
import { pagedRoutes, routes } from "./lib/site/routes";
import { config, middleware } from "./middleware";

const origin = "https://site.test";

/** Where a request goes: `rewrite`, `redirect` or neither. */
function go(path: string) {
  const response = middleware(new NextRequest(origin + path));
  const rewrite = response.headers.get("x-middleware-rewrite")?.replace(origin, "");
  const redirect = response.headers.get("location")?.replace(origin, "");
  if (response.headers.get("x-middleware-next")) return {};
  return { ...(rewrite && { rewrite }), ...(redirect && { redirect, status: response.status }) };
}

/** The path alone: what the rest of a rewritten address is does not matter. */
const rewritten = (path: string) => go(path).rewrite?.split("?")[0];

describe("the contact form", () => {
  it("that is opened from a page is a page of its own", () => {
    expect(rewritten("/contact?about=service-3")).toBe("/contact/about/service-3");
    expect(rewritten("/contact?about=epc-projects&utm_source=x")).toBe("/contact/about/epc-projects");
  });

  it("is the plain one for what names no page", () => {
    for (const query of ["about=", "about=../x", "about=a&about=b", `about=${"a".repeat(81)}`, "x=1"]) {
      expect(go(`/contact?${query}`)).toEqual({});
    }
  });
});

describe("a page of a list", () => {
  it.each(pagedRoutes)("of %s is a path of its own", (route) => {
    expect(rewritten(`${route}?page=2`)).toBe(`${route}/page/2`);
    expect(rewritten(`${route}?page=99999`)).toBe(`${route}/page/99999`);
  });

  it("that is the first is at the plain address, with what else was asked", () => {
    expect(go("/leadership?page=1")).toEqual({ redirect: "/leadership", status: 308 });
    expect(go("/leadership?utm_source=x&page=1&b=%26")).toEqual({
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
  ])("that no list can have, %j, is the page that is not found", (page) => {
    expect(rewritten(`/leadership?page=${page}`)).toBe("/leadership/page/0");
  });

  it("that is asked for twice is the page that is not found", () => {
    expect(rewritten("/leadership?page=2&page=3")).toBe("/leadership/page/0");
    expect(rewritten("/leadership?page=1&page=1")).toBe("/leadership/page/0");
  });
});

describe("an item", () => {
  it.each(["7", "65f0c2a9b1e4d3", "a-b_c"])("%s is a path of its own", (id) => {
    expect(rewritten(`/miscellaneous?item=${id}`)).toBe(`/miscellaneous/item/${id}`);
  });

  it.each(["", "-", "..%2Fx", "a%20b", "%E0", "x".repeat(65), "7&item=8"])(
    "that cannot be, %j, is one that is not found",
    (id) => {
      expect(rewritten(`/miscellaneous?item=${id}`)).toBe("/miscellaneous/item/-");
    },
  );

  it("is only of the list that has items", () => {
    expect(go("/about?item=7")).toEqual({});
  });
});

describe("any other path", () => {
  it.each(["/", "/?page=2", "/about?page=2", "/about?page=1", "/services?page=2", "/unknown?page=2"])(
    "%s goes on as it is",
    (path) => {
      expect(go(path)).toEqual({});
    },
  );
});

describe("an address that is written in another way", () => {
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
  ])("%s leads to %s at once", (path, redirect) => {
    expect(go(path)).toEqual({ redirect, status: 308 });
  });

  it.each([
    ["/services/details/3/Plant-Commissioning", "/services/details/3"],
    ["/Services/Details/aB3/plant-commissioning/", "/services/details/aB3"],
    ["/blogs/details/3/", "/blogs/details/3"],
  ])("%s is left to the record's page, which knows its slug", (path, page) => {
    expect(rewritten(path)).toBe(page);
  });

  it.each(["/services/details/aB3/plant-commissioning", "/services/details/aB3", "/no/Such/page"])(
    "%s goes on as it is",
    (path) => {
      expect(go(path)).toEqual({});
    },
  );
});

describe("the matcher", () => {
  const matches = (path: string, headers: string[] = []) => {
    const { pathname, searchParams } = new URL(path, origin);
    return config.matcher.some(({ source, has = [] }) => {
      const form = new RegExp(`^${source.replace(/:path\((.+)\)/, "($1)").replace(/:\w+\*?/, "[^/]+")}$`);
      const given: string[] = [...searchParams.keys(), ...headers];
      return form.test(pathname) && has.every(({ key }) => given.includes(key));
    });
  };

  it("takes every list page and every item", () => {
    for (const route of pagedRoutes) expect(matches(`${route}?page=2`)).toBe(true);
    expect(matches(`${routes.miscellaneous}?item=7`)).toBe(true);
  });

  it("costs nothing where no page and no item is asked for", () => {
    for (const route of Object.values(routes)) expect(matches(route)).toBe(false);
    expect(matches("/leadership?utm_source=x")).toBe(false);
    expect(matches("/files/a.webp?page=2")).toBe(false);
    expect(matches("/_next/static/Some-Name.js")).toBe(false);
    expect(matches("/blogs/feed.xml")).toBe(false);
  });

  it("takes what is written in another way", () => {
    for (const path of ["/About", "/services/details/3/Name"]) expect(matches(path)).toBe(true);
  });
});
