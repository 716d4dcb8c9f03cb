import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { addCachedPath, removeCachedPath } from "../../lib/runtime/cached-paths.ts";
import { contentIndex } from "../../lib/runtime/content-index.ts";
import type { ContentRef } from "../../lib/site/content-ref.ts";
import type { Redirect } from "../../lib/site/redirects.ts";
import { fetchRaw } from "../../testing/http/requests.ts";
import { siteListener } from "./listener.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));

let server: Server;
/** The URLs that reached Next. */
let rendered: string[];
let asked: ContentRef[];
let respondAsBackend: (ref: ContentRef) => Promise<void> | void;

const next = async (req: IncomingMessage, res: ServerResponse) => {
  rendered.push(req.url ?? "");
  res.statusCode = /\/(?:-|page\/0)(?:\?|$)/.test(req.url ?? "") ? 404 : 200;
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("x-nextjs-cache", "HIT");
  res.end(`<p>${req.url}</p>`);
};

let redirectsAsked: number;
let redirects: Map<string, Redirect>;

beforeEach(async () => {
  rendered = [];
  asked = [];
  redirectsAsked = 0;
  redirects = new Map();
  respondAsBackend = () => {};
  contentIndex.clear();
  contentIndex.read = async (ref) => {
    asked.push(ref);
    await respondAsBackend(ref);
  };
  contentIndex.readRedirects = async () => {
    redirectsAsked += 1;
    contentIndex.setRedirects(redirects, contentIndex.version);
  };
  server = createServer(siteListener(next));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: found } = await fetchRaw((server.address() as AddressInfo).port, {
    path,
    headers,
  });
  return [status, found.location];
};
const set = (kind: string, id: string, state: Parameters<typeof contentIndex.setRecord>[2]) =>
  contentIndex.setRecord(kind, id, state, contentIndex.version);

it("renders one page for all ids that the backend does not know, and asks for each id once a second", async () => {
  respondAsBackend = (ref) => {
    if (ref.type === "record") set(ref.kind, ref.id, "notFound");
  };
  for (const path of [
    "/blogs/details/x1/a",
    "/blogs/details/x2",
    "/blogs/details/x1/b",
    "/blogs/details/x1?a=b",
  ])
    expect(await get(path)).toEqual([404, undefined]);
  expect(rendered).toEqual(["/blogs/details/-"]);
  expect(asked).toMatchObject([{ id: "x1" }, { id: "x2" }]);
});

it("finds a record that the backend has just published", async () => {
  respondAsBackend = () => set("news", "7", { slug: "a-title" });
  expect(await get("/info-news/details/7/a-title")).toEqual([200, undefined]);
  expect(rendered).toEqual(["/info-news/details/7/a-title"]);
});

it("redirects a wrong slug without rendering, and not for good", async () => {
  set("services", "1", { slug: "a-title" });
  for (const slug of ["", "/wrong", "/a-title/x", "/A-Title"]) {
    expect(await get(`/services/details/1${slug}`)).toEqual([308, "/services/details/1/a-title"]);
  }
  expect(await get("/services/details/1/a-title")).toEqual([200, undefined]);
  expect(rendered).toEqual(["/services/details/1/a-title"]);
  const { headers } = await fetchRaw((server.address() as AddressInfo).port, {
    path: "/services/details/1/x",
  });
  expect(headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
});

it("renders one page for all URLs of a removed record", async () => {
  set("services", "1", "gone");
  for (const slug of ["", "/a-title", "/wrong"]) await get(`/services/details/1${slug}`);
  expect(rendered).toEqual(["/services/details/1"]);
});

it("renders one page beyond the end of a list", async () => {
  contentIndex.setTotalPages("blog", 3, contentIndex.version);
  for (const page of ["4", "977", "0", "x"])
    expect(await get(`/blogs?page=${page}`)).toEqual([404, undefined]);
  expect(await get("/blogs?page=3&x=1")).toEqual([200, undefined]);
  expect(rendered).toEqual(["/blogs/page/0", "/blogs?page=3"]);
  expect(asked).toEqual([]);
});

it.each([
  ["/miscellaneous?item=", "/miscellaneous/item/-", "miscellaneous"],
  ["/contact?about=service-", "/contact/about/-", "services"],
])("renders one page for unknown values of %s", async (url, notFound, list) => {
  respondAsBackend = () => contentIndex.setIds(list, new Set(["3"]), contentIndex.version);
  expect(await get(`${url}4`)).toEqual([404, undefined]);
  expect(await get(`${url}5`)).toEqual([404, undefined]);
  expect(await get(`${url}3`)).toEqual([200, undefined]);
  expect(rendered).toEqual([notFound, `${url}3`]);
  expect(asked).toHaveLength(1);
});

it("renders one page for unknown URLs, share images and parts of the sitemap", async () => {
  for (const path of ["/made-up", "/a/b.png", "/about.rsc", "/images/made-up.webp", "/_next/data/x"])
    expect(await get(path)).toEqual([404, undefined]);
  for (const path of ["/og/made-up.jpg", "/sitemap/x.xml"]) expect(await get(path)).toEqual([404, undefined]);
  expect(await get("/images/banner.webp")).toEqual([200, undefined]);
  expect(rendered).toEqual(["/-", "/og/-", "/sitemap/-", "/images/banner.webp"]);
});

it("ignores parameters that no page has, but keeps the hash of a navigation", async () => {
  await get("/about?x=1");
  await get("/about?x=2");
  await get("/about?x=2&_rsc=abc", { rsc: "1" });
  await get("/leadership/details/x?_rsc", { rsc: "1" });
  expect(rendered).toEqual(["/about", "/about?_rsc=abc", "/-?_rsc"]);
});

it("leaves cached pages to Next without asking", async () => {
  addCachedPath("/blogs/details/9/a-title", true);
  expect(await get("/blogs/details/9/a-title")).toEqual([200, undefined]);
  expect(asked).toEqual([]);
  removeCachedPath("/blogs/details/9/a-title");
});

it("leaves a page to Next when the backend fails, but redirects to a cached page of the record", async () => {
  respondAsBackend = () => Promise.reject(new Error("down"));
  expect(await get("/blogs/details/9/a-title")).toEqual([200, undefined]);
  addCachedPath("/blogs/details/9/a-title", true);
  expect(await get("/blogs/details/9/a-former-title")).toEqual([308, "/blogs/details/9/a-title"]);
  expect(rendered).toEqual(["/blogs/details/9/a-title"]);
  removeCachedPath("/blogs/details/9/a-title");
});

it("leaves a page to Next when the backend is slow", async () => {
  respondAsBackend = () => new Promise(() => {});
  expect(await Promise.all([1, 2, 3].map(() => get("/blogs/details/9/a-title")))).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

describe("redirects of the editors", () => {
  const old = new Map([
    ["/products.html", { to: "/product", permanent: true }],
    ["/blogs/details/x9/old", { to: "https://elsewhere.test/", permanent: false }],
    ["/about", { to: "/product", permanent: true }],
  ]);

  it("come before a 404, never before a page, and are read once", async () => {
    redirects = old;
    respondAsBackend = (ref) => {
      if (ref.type === "record") set(ref.kind, ref.id, "notFound");
    };
    expect(await get("/Products.html?utm=1")).toEqual([308, "/product"]);
    expect(await get("/blogs/details/x9/old")).toEqual([307, "https://elsewhere.test/"]);
    expect(await get("/about")).toEqual([200, undefined]);
    expect(await get("/unknown")).toEqual([404, undefined]);
    expect(redirectsAsked).toBe(1);
    expect(rendered).toEqual(["/about", "/-"]);
  });

  it("are read again after content was published", async () => {
    expect(await get("/products.html")).toEqual([404, undefined]);
    redirects = old;
    contentIndex.clear();
    expect(await get("/products.html")).toEqual([308, "/product"]);
  });

  it("stay as they are while the backend is down, which is asked once in a while", async () => {
    redirects = old;
    await get("/products.html");
    contentIndex.readRedirects = async () => {
      redirectsAsked += 1;
      throw new Error("Network Error");
    };
    contentIndex.clear();
    for (let count = 0; count < 3; count++) expect(await get("/products.html")).toEqual([308, "/product"]);
    expect(redirectsAsked).toBe(2);
  });
});
