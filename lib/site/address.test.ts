import { globSync } from "node:fs";
import fc from "fast-check";
import { isUnambiguousTarget } from "../http/request-target";
import { parseAddress as parse } from "./address";
import { detailRoutes, pagedRoutes } from "./kind-pages";
import { splitLanguage } from "./language-path";
import { redirectTo } from "./redirect-target";
import { routes } from "./routes";
import { parseSearchSegment, searchHref, searchPath } from "./search-query";

/** The language at the beginning of paths in Next is a test of its own. */
const parseAddress = (url: string) => {
  const { path, ...address } = parse(url);
  return { ...address, path: address.language === "en" ? splitLanguage(path).path : path };
};
const kindOf = (url: string) => parseAddress(url).kind;
/** Target of the redirect; undefined for a canonical address. */
const redirectOf = (url: string) => {
  const address = parseAddress(url);
  return address.isCanonical ? undefined : address.url;
};

it.each(Object.values(routes))("%s is canonical, with any query that it does not read", (route) => {
  const page = { kind: "page", path: route, url: route, isCanonical: true, language: "en" };
  for (const query of ["", "?", "?x=%20A&x", "?utm_source=x&a=b?c"])
    expect(parseAddress(route + query)).toEqual(page);
});

describe("a page of a list", () => {
  it.each(pagedRoutes)("of %s is a static page of its own", (route) => {
    const path = `${route}/page/2`;
    for (const query of ["", "?page=4", "?utm_source=x"])
      expect(parseAddress(path + query)).toEqual({
        kind: "page",
        path,
        url: path,
        isCanonical: true,
        language: "en",
      });
    for (const query of ["?page=2", "?utm_source=x&page=2"]) expect(redirectOf(route + query)).toBe(path);
    expect(redirectOf(`${route}?page=1&x=2`)).toBe(route);
    expect(redirectOf(`${route}/page/1`)).toBe(route);
    expect(redirectOf(`${route.toUpperCase()}//Page/3/?page=4`)).toBe(`${route}/page/3`);
  });

  it.each(["0", "%202", "2/../x", "two"])("that no list can have, %j, fits no route", (page) => {
    expect(parseAddress(`/leadership?page=${page}`)).toMatchObject({ kind: "none", isCanonical: true });
    expect(parseAddress(`/leadership/page/${page}`)).toMatchObject({ kind: "none", isCanonical: true });
  });

  it("is only one", () => {
    for (const query of ["2&page=3", "1&page=1"]) expect(kindOf(`/leadership?page=${query}`)).toBe("none");
  });

  it("exists only where there is a list", () => {
    for (const url of ["/?page=2", "/about?page=1"])
      expect(parseAddress(url)).toMatchObject({ kind: "page" });
    expect(kindOf("/about/page/2")).toBe("none");
  });
});

describe("an item, a filter and the form for a record", () => {
  it.each([
    ["/miscellaneous?item=a-b_C", "/miscellaneous/item/a-b_C"],
    ["/references?filter=nitrogen-in-india", "/references/filter/nitrogen-in-india"],
    ["/contact?about=service-3", "/contact/about/service-3"],
  ])("%s is a static page of its own", (url, path) => {
    expect(parseAddress(`${path}?x`)).toEqual({
      kind: "page",
      path,
      url: path,
      isCanonical: true,
      language: "en",
    });
    expect(redirectOf(`${url}&x`)).toBe(path);
  });

  it.each(["-", "..%2Fx", "a%20b", "%E0", "x".repeat(65)])("%j is no item", (id) => {
    expect(kindOf(`/miscellaneous?item=${id}`)).toBe("none");
    expect(kindOf(`/miscellaneous/item/${id}`)).toBe("none");
  });

  it.each(["", "../x", "a&about=b", "a".repeat(81)])("the form without a subject opens for %j", (about) => {
    expect(parseAddress(`/contact?about=${about}`)).toMatchObject({ kind: "page", path: "/contact" });
  });
});

describe("a record", () => {
  it.each(detailRoutes)("of %s has its id as it is, and any slug", (route) => {
    const page = `${route}/details/aB-3`;
    for (const path of [page, `${page}/a-title`, `${page}/a/b`, `${route}/details/-`])
      expect(parseAddress(`${path}?x=1`)).toEqual({
        kind: "page",
        path,
        url: path,
        isCanonical: true,
        language: "en",
      });
  });

  it.each(detailRoutes)("of %s with another fault is left to its page, which redirects once", (route) => {
    const page = `${route}/details/aB-3`;
    for (const path of [`${page}/`, `${page}/A-Title`, `${route.toUpperCase()}/Details/aB-3/x//`])
      expect(parseAddress(path)).toMatchObject({ path: page, isCanonical: true });
  });

  it("of the fixed services needs no id that exists", () => {
    expect(parseAddress("/service/detail/x")).toMatchObject({ kind: "page", path: "/service/detail/x" });
    expect(redirectOf("/Service/Detail/EPC-Projects/")).toBe("/service/detail/epc-projects");
  });
});

describe("a page that editors compose", () => {
  it("has an address of one segment", () => {
    for (const path of ["/careers", "/hannover-2027", "/2027"])
      expect(parseAddress(`${path}?utm_source=x`)).toEqual({
        kind: "page",
        path: `/pages${path}`,
        url: path,
        isCanonical: true,
        language: "en",
      });
  });

  it("is redirected to its canonical address", () => {
    for (const path of ["/Careers", "/careers/", "//careers", "/careers)"])
      expect([path, redirectOf(path)]).toEqual([path, "/careers"]);
  });

  it("fits no other address", () => {
    for (const path of [
      "/wp-login.php",
      "/a/b",
      "/a_b",
      "/-a",
      "/a--b",
      `/${"a".repeat(65)}`,
      "/.env",
      "/%61",
    ])
      expect([path, kindOf(path)]).toEqual([path, "none"]);
  });
});

describe("a search among the products", () => {
  const path = "/product/find/nitrogen/300-nm3h/99.9/6-barg";

  it.each([path, "/product/find/500-scfm", "/product/compare/1,2/nitrogen"])("is canonical at %s", (own) => {
    for (const query of ["", "?_rsc=1a2b&utm_source=x", "?gas=oxygen"])
      expect(parseAddress(own + query)).toEqual({
        kind: "query",
        path: own,
        url: own,
        isCanonical: true,
        language: "en",
      });
  });

  it.each([
    ["/product?gas=nitrogen&flow=300&purity=99.9&pressure=6", path],
    ["/product?pressure=6&purity=99.9&flow=300.4&gas=nitrogen&x=1", path],
    ["/product?gas=Nitrogen&page=2", "/product/find/nitrogen"],
    ["/product?gas=nitrogen&flow=&purity=&pressure=", "/product/find/nitrogen"],
    ["/product?compare=2&compare=1", "/product/compare/1,2"],
    ["/product?compare=1%2C2&flow=300", "/product/compare/1,2/300-nm3h"],
    ["/product?pressure=abc", "/product/find/pressure-abc"],
    ["/Product/find//6-barg/300-nm3h/", "/product/find/300-nm3h/6-barg"],
    ["/product/find/nitrogen)?utm_source=x", "/product/find/nitrogen"],
    ["/product/find/xenon", "/product"],
    ["/product/compare", "/product"],
  ])("%s leads to %s in one step", (url, expected) => {
    expect(redirectOf(url)).toBe(expected);
    expect(redirectOf(expected)).toBeUndefined();
  });

  it.each(["gas=helium", "flow=&purity=", "compare=../x"])("without any value is the list: %s", (own) => {
    expect(redirectOf(`/product?${own}`)).toBe("/product");
    expect(redirectTo("/product", `/product?${own}`)).toBe("/product");
  });
});

describe("a search", () => {
  it.each(["cold box", "300 Nm³/h", "नाइट्रोजन", "a/b?c#d", "\"<&>'", "😀"])("for %j leads back", (words) => {
    const [path, url] = [searchPath(words), searchHref(words)];
    expect(parseSearchSegment(path.split("/").at(-1) ?? "")).toBe(words);
    expect(parseAddress(`${url}&utm_source=x`)).toEqual({
      kind: "query",
      path,
      url,
      isCanonical: true,
      language: "en",
    });
    expect(redirectOf(path)).toBe(url);
  });

  it("without words is the page of the form", () => {
    for (const url of ["/search?_rsc", "/search?q=", "/search?q=%20"])
      expect(parseAddress(url)).toMatchObject({ path: "/search", url: "/search", isCanonical: true });
    expect(redirectOf("/search/find/zz")).toBe("/search");
  });
});

describe("rubbish behind an address", () => {
  it.each([
    ["/contact%20", "/contact"],
    ["/contact)", "/contact"],
    ["/contact.", "/contact"],
    ["/contact,", "/contact"],
    ["/Contact%20/", "/contact"],
    ["/contact/).", "/contact"],
    ["/contact%E2%80%9D", "/contact"],
    ["/contact%e2%80%8b", "/contact"],
    ["/contact%C2%A0", "/contact"],
    ['/contact">', "/contact"],
    ["/contact).?utm_source=x", "/contact"],
    ["/)", "/"],
    ["/%20", "/"],
    ["/service/detail/epc-projects)", "/service/detail/epc-projects"],
    ["/info-news/feed.xml,", "/info-news/feed.xml"],
    ["/blogs).?page=2", "/blogs/page/2"],
    ["/blogs?page=", "/blogs"],
    ["/blogs?page", "/blogs"],
    ["/blogs?page=2)", "/blogs/page/2"],
    ["/blogs?page=1.", "/blogs"],
    ["/blogs?page=3%20", "/blogs/page/3"],
    ["/references?filter=nitrogen,", "/references/filter/nitrogen"],
    ["/miscellaneous?item=", "/miscellaneous"],
    ["/contact?about=service-3)", "/contact/about/service-3"],
    ["/blogs/page/2)", "/blogs/page/2"],
  ])("%s leads to the page %s in one step", (url, expected) => {
    expect(redirectOf(url)).toBe(expected);
    expect(redirectOf(expected)).toBeUndefined();
  });

  it.each(detailRoutes)("of a record of %s is left to its page, which redirects once", (route) => {
    const page = `${route}/details/aB-3`;
    for (const path of [`${page})`, `${page}%20`, `${page}/a-title.`, `${page}/a-title%22,`])
      expect(parseAddress(path)).toMatchObject({ kind: "page", path: page, isCanonical: true });
  });

  it.each(["/contact)x", "/contact%2Fx", "/services/details/)"])("%s is no page", (url) => {
    expect(kindOf(url)).toBe("none");
  });

  it("does not take long to find in long addresses", () => {
    for (const part of [").", "%20", "/)"]) expect(kindOf(`/x${part.repeat(20_000)}x`)).toBe("none");
  });
});

it.each([
  ["/about/", "/about"],
  ["//About//?x", "/about"],
  ["/favicon.ico/", "/favicon.ico"],
])("%s leads to %s in one step", (url, expected) => {
  expect(redirectOf(url)).toBe(expected);
});

it.each(["//evil.test/", "/\\evil.test/", "///evil.test", "/\\/\\evil.test/"])(
  "%s stays on this site",
  (url) => {
    expect(parseAddress(url)).toMatchObject({ kind: "none", path: "/evil.test", isCanonical: true });
  },
);

it.each([
  "/_next/static/A/",
  "/_next/image?url=%2Fx&w=1",
  "/api/inquiry/",
  "/files/A%20b.pdf?v=1",
  "/images/a.webp?B",
])("%s passes as it is", (url) => {
  expect(parseAddress(url)).toMatchObject({ url, isCanonical: true });
});

it.each([
  "/api//search?q=x",
  "/api/\\search",
  "/_next//image?url=%2Fx",
  "/files//a.webp",
  "/images/a.webp//",
  "/og//a.jpg",
  "/og//.jpg",
  "/og/\\.jpg",
])("%s fits no route", (url) => {
  expect(parseAddress(url)).toMatchObject({ kind: "none", isCanonical: true });
});

it.each([
  ["/", "/en"],
  ["/about", "/en/about"],
  ["/blogs/feed.xml", "/en/blogs/feed.xml"],
  ["/used-plants", "/en/pages/used-plants"],
  ["/hi/about", "/hi/about"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/api/search?q=x", "/api/search"],
])("Next has %s at %s", (url, path) => {
  expect(parse(url)).toMatchObject({ path, isCanonical: true });
});

describe("an address with the prefix of the language that needs none", () => {
  it.each([
    ["/en", "/"],
    ["/EN-gb/About/?utm_source=x", "/about"],
    ["/en/used-plants", "/used-plants"],
    ["/en/blogs/feed.xml", "/blogs/feed.xml"],
    ["/en/service/detail/epc-projects", "/service/detail/epc-projects"],
  ])("%s leads to %s in one step", (url, expected) => {
    expect(parse(url)).toMatchObject({ url: expected, isCanonical: false });
  });

  it("is left to the page of a record, which redirects once", () => {
    // A response that was kept for the address with the title must not be sent for this one.
    const url = "/services/details/1";
    const page = { kind: "page", path: "/en/services/details/1", url, isCanonical: true };
    expect(parse(`/en${url}/a-title`)).toMatchObject(page);
  });

  it.each(["/en/no/such/page", "/en/files/a.pdf", "/en/sitemap.xml", "/en/api/search"])(
    "%s fits no route",
    (url) => {
      expect(parse(url)).toMatchObject({ kind: "none", path: url, isCanonical: true });
    },
  );
});

it("is of the kind that Next takes it for, which decodes paths and joins their parts", () => {
  const part = fc.constantFrom(
    ..."/ // \\ . .. %2e %2f %5c api search _next static image files og .jpg blogs page details 1 A %41 %61pi é %20 ? page=2".split(
      " ",
    ),
  );
  const asNext = (path: string) =>
    decodeURIComponent(new URL(`http://x${path}`).pathname).replace(/\/+/g, "/");
  const targets = fc.array(part, { maxLength: 12 }).map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(targets.filter(isUnambiguousTarget), (target) => {
      const { kind, path, isCanonical } = parseAddress(target);
      return !isCanonical || kind === "none" || kind === "document" || kindOf(asNext(path)) === kind;
    }),
    { numRuns: 5_000 },
  );
});

describe("the routes of the site", () => {
  /** One path of each route: of `app/[lang]/blogs/details/[id]/[[...title]]/page.tsx`, `/blogs/details/1/1`. */
  const paths = globSync("app/**/{page.tsx,route.ts}").map(
    (file) =>
      `/${file
        .replace(/^app\/|\/?(?:page\.tsx|route\.ts)$/g, "")
        .replace("[lang]", "hi")
        .replace("[part]", "pages.xml")
        .replace("[...card]", "home.jpg")
        .replace("files/[[...id]]", `files/${"0".repeat(32)}`)
        .replace(/\[[^\]]+\]\]?/g, "1")}`,
  );
  const files = globSync("public/**/*.*").map((file) => file.replace("public", ""));

  it("all fit, with every generated file and every file of public/", () => {
    expect(paths.length).toBeGreaterThan(50);
    expect(files.length).toBeGreaterThan(5);
    const all = [...paths, ...files, "/robots.txt", "/manifest.webmanifest", "/og/blogs/details/3.jpg"];
    expect(all.filter((path) => kindOf(path) === "none")).toEqual([]);
  });

  it.each([
    "/-",
    "/no/such/page",
    "/about/x",
    "/blogs/page/",
    "/services/details",
    "/_next/data/x.json",
    "/_next/imagex",
    "/api/unknown",
    "/hi/api/search",
    "/hi/files/a.pdf",
    "/hi/sitemap.xml",
    "/hi/robots.txt",
    "/mr/about",
    "/_not-found",
    "/_Global-Error/",
    "/about.rsc",
    "/about.segments/_tree.segment.rsc",
    "/og/about.png",
    "/sitemap/Blog-1.xml",
    "/.env",
    "/index",
  ])("do not fit %s", (path) => {
    expect(kindOf(path)).toBe("none");
  });
});

describe("a redirect", () => {
  it.each([
    ["/about", "/About?utm_source=a%20b&gclid=2&_rsc=4&page=5", "/about?utm_source=a+b&gclid=2&_rsc=4"],
    [
      "/product/details/1/x",
      "/product/details/1?gas=oxygen&flow=300",
      "/product/details/1/x?gas=oxygen&flow=300",
    ],
    ["/contact/about/product-1", "/contact/?about=product-1&flow=3", "/contact/about/product-1?flow=3"],
    ["/product/find/oxygen", "/Product?gas=Oxygen&x=1&utm_source=y", "/product/find/oxygen?x=1&utm_source=y"],
    ["/hi/product/compare/1", "/hi/product?compare=1&flow=&gclid=2", "/hi/product/compare/1?gclid=2"],
    ["/a?b=c#d", "/x?gclid=2", "/a?b=c&gclid=2#d"],
    ["/a#d", "/x?", "/a#d"],
  ])("to %s keeps what else the request asks: %s", (target, asked, expected) => {
    expect(redirectTo(target, asked)).toBe(expected);
  });

  it("to another site keeps what a campaign has added", () => {
    expect(redirectTo("https://other.test/", "/a?utm_source=x&fbclid=1&x=1")).toBe(
      "https://other.test/?utm_source=x&fbclid=1",
    );
  });
});

describe("an address in another language", () => {
  it.each([
    ["/hi", "page", "/hi"],
    ["/hi/about?utm_source=x", "page", "/hi/about"],
    ["/hi/blogs/page/2", "page", "/hi/blogs/page/2"],
    ["/hi/product/find/nitrogen", "query", "/hi/product/find/nitrogen"],
    ["/hi/used-plants", "page", "/hi/pages/used-plants"],
    ["/hi/search?q=x", "query", "/hi/search/find/78"],
    ["/hi/blogs/feed.xml", "text", "/hi/blogs/feed.xml"],
    ["/hi/llms.txt", "text", "/hi/llms.txt"],
    ["/hi/product/details/1", "page", "/hi/product/details/1"],
    ["/hi/product/details/1?units=SCFM,psig", "page", "/hi/product/details/1"],
    ["/hi/product?units=SCFM,psig", "page", "/hi/product"],
    ["/hi/product/page/2?units=psig", "page", "/hi/product/page/2"],
    ["/hi/no/such/page", "none", "/hi/no/such/page"],
  ])("%s is a %s at %s", (url, kind, path) => {
    expect(parseAddress(url)).toMatchObject({ kind, path, language: "hi", isCanonical: true });
  });

  it.each([
    ["/hi/", "/hi"],
    ["/HI/About/", "/hi/about"],
    ["/hi/blogs?page=2", "/hi/blogs/page/2"],
    ["/hi/pages/used-plants", "/hi/used-plants"],
    ["//hi/about", "/hi/about"],
    ["/\\hi", "/hi"],
    ["/hi-IN", "/hi"],
    ["/HI-in/", "/hi"],
    ["/hi_IN/Blogs/page/2?utm_source=x", "/hi/blogs/page/2"],
    ["/hi-Deva-IN/about", "/hi/about"],
    ["/hi-356/search?q=x", "/hi/search?q=x"],
    ["/hi-IN/no/such/page", "/hi/no/such/page"],
  ])("%s is redirected to %s", (url, target) => {
    expect(redirectOf(url)).toBe(target);
  });

  it.each([
    "/hi/blogs/details/aB-3/x",
    "/hi/blogs/details/aB-3/x/y",
    "/hi/blogs/details/aB-3/",
    "/HI/Blogs/Details/aB-3",
    "/hi-IN/blogs/details/aB-3",
    "/hi/blogs/details/aB-3/-",
    "/hi/blogs/details/aB-3/.scfm.psig",
  ])("%s is left to the page of the record, which redirects once", (url) => {
    const path = "/hi/blogs/details/aB-3/-";
    expect(parseAddress(url)).toEqual({ kind: "page", path, url: path, isCanonical: true, language: "hi" });
  });

  it.each(["/hi-tech", "/hi-fi-2", "/hip", "/hi-IN-x"])("%s has none", (url) => {
    expect(parseAddress(url)).toMatchObject({ path: `/pages${url.toLowerCase()}`, language: "en" });
  });

  it.each(["/hi/api/search", "/hi/og/x", "/hi/files/a.pdf", "/hi/_next/x"])(
    "%s is missing at once",
    (url) => {
      expect(redirectOf(url)).toBeUndefined();
      expect(parseAddress(url).kind).toBe("none");
    },
  );

  it("is redirected once, with the duty of the finder as it is canonical", () => {
    const asked = "/hi/product?gas=nitrogen&flow=300&purity=&pressure=";
    const { url } = parseAddress(asked);
    const target = redirectTo(url, asked);
    expect(target).toBe("/hi/product/find/nitrogen/300-nm3h");
    expect(parseAddress(target).isCanonical).toBe(true);
  });
});

it("security.txt is at its well-known address, and Next has it at another", () => {
  const known = { kind: "text", path: "/security.txt", url: "/.well-known/security.txt" };
  expect(parseAddress("/.well-known/security.txt")).toEqual({ ...known, isCanonical: true, language: "en" });
  for (const other of ["/security.txt", "/.well-known/security.txt/", "/.Well-Known/security.txt"])
    expect(redirectOf(other)).toBe("/.well-known/security.txt");
  expect(parseAddress("/.well-known/other.txt").kind).toBe("none");
});
