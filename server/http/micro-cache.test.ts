import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { close, listen } from "../../testing/http/listen.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { siteListener } from "./listener.ts";
import { createSiteServer } from "./site-server.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));

const html = (n: number) => `<!DOCTYPE html><html><body>${n}${"<p>Text</p>".repeat(500)}</body></html>`;
let server: Server;
let origin: string;
let renders: number;
const pages = { version: 0, has: () => false };
let respond: (req: IncomingMessage, res: ServerResponse) => void;

const page = (_: IncomingMessage, res: ServerResponse) => {
  res.setHeader("x-nextjs-cache", "HIT");
  res.setHeader("cache-control", "s-maxage=300");
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("etag", `"${renders}"`);
  res.end(html(renders));
};

beforeEach(async () => {
  renders = 0;
  respond = page;
  server = createSiteServer(
    siteListener(async (req, res) => {
      renders += 1;
      respond(req, res);
    }, pages),
  );
  origin = await listen(server);
});
afterEach(() => {
  jest.restoreAllMocks();
  return close(server);
});

const get = (path = "/", headers: Record<string, string> = {}, method = "GET") =>
  sendRaw(origin, path, { headers, method });

it("sends the same bytes again without calling Next", async () => {
  const first = await get();
  const second = await get();
  expect(renders).toBe(1);
  const { date: _, ...headers } = first.headers;
  expect(second).toMatchObject({ status: 200, headers, bytes: first.bytes });
});

it("separates encodings and payloads", async () => {
  const plain = await get();
  const zipped = await get("/", { "accept-encoding": "gzip" });
  const payload = await get("/", { rsc: "1" });
  expect(renders).toBe(3);
  expect(gunzipSync((await get("/", { "accept-encoding": "gzip" })).bytes).toString()).toBe(html(2));
  expect((await get("/", { rsc: "1" })).body).toEqual(payload.body);
  expect((await get()).body).toEqual(plain.body);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(renders).toBe(3);
});

it("keeps the parts of payloads that are prefetched, for every page that prefetches them", async () => {
  const prefetch = (segment: string, hash: string, from: string) =>
    get(`/about?_rsc=${hash}`, {
      rsc: "1",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": segment,
      "next-url": from,
    });
  const tree = await prefetch("/_tree", "a", "/");
  const part = await prefetch("/about/__PAGE__", "b", "/");
  expect(part.body).not.toEqual(tree.body);
  expect((await prefetch("/_tree", "c", "/contact")).body).toEqual(tree.body);
  expect(renders).toBe(2);
  await prefetch("/an invented part", "d", "/");
  await prefetch("/an invented part", "d", "/");
  expect(renders).toBe(4);
});

it("calls Next again once the page cache has changed", async () => {
  await get();
  pages.version += 1;
  expect((await get()).body).toBe(html(2));
});

it("does not store a response during which the page cache changed", async () => {
  respond = (req, res) => {
    pages.version += 1;
    page(req, res);
  };
  await get();
  respond = page;
  expect((await get()).body).toBe(html(2));
});

it("calls Next again after a second", async () => {
  await get();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + 1001);
  await get();
  expect(renders).toBe(2);
});

describe("of an expired response", () => {
  let release = () => {};
  const isAsked = () =>
    new Promise<void>((asked) => {
      respond = (req, res) => {
        asked();
        release = () => page(req, res);
      };
    });

  beforeEach(async () => {
    await get();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, "now").mockImplementation(() => now() + 1001);
  });

  it("one request gets a new one, and meanwhile the others get the old one", async () => {
    const asked = isAsked();
    const refreshed = get();
    await asked;
    expect((await get()).body).toBe(html(1));
    release();
    expect((await refreshed).body).toBe(html(2));
    expect((await get()).body).toBe(html(2));
    expect(renders).toBe(2);
  });

  it("nothing is kept when the new one may not be", async () => {
    respond = (_, res) => void res.writeHead(304).end();
    await get("/", { "if-none-match": '"1"' });
    respond = page;
    expect((await get()).body).toBe(html(3));
  });

  it("the old one is not sent once the page cache has changed", async () => {
    const asked = isAsked();
    const refreshed = get();
    await asked;
    pages.version += 1;
    respond = page;
    expect((await get()).body).toBe(html(3));
    release();
    await refreshed;
  });
});

it("keeps the 404 page of the build for no address of a page", async () => {
  respond = (req, res) => {
    res.statusCode = 404;
    page(req, res);
  };
  await get("/no/such/page");
  await get("/nor/this/one");
  expect(renders).toBe(1);
  await get("/missing");
  expect(renders).toBe(2);
});

it("sends a 304 to a browser that has the page", async () => {
  const { headers } = await get("/", { "accept-encoding": "gzip" });
  const etag = String(headers.etag);
  for (const tag of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
    const again = await get("/", { "accept-encoding": "gzip", "if-none-match": tag });
    expect(again.status).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers).toMatchObject({
      etag,
      "cache-control": headers["cache-control"],
      vary: headers.vary,
    });
  }
  expect((await get("/", { "accept-encoding": "gzip", "if-none-match": '"x"' })).status).toBe(200);
  expect(renders).toBe(1);
});

it.each([404, 410])("stores a page with status %i from the page cache", async (status) => {
  respond = (req, res) => {
    res.statusCode = status;
    page(req, res);
  };
  const first = await get();
  const second = await get("/", { "if-none-match": "*" });
  expect([renders, second.status]).toEqual([1, status]);
  expect(second.body).toEqual(first.body);
});

it.each([
  ["a stale page", (res: ServerResponse) => res.setHeader("x-nextjs-cache", "STALE")],
  ["a response that is not from the cache", (res: ServerResponse) => res.removeHeader("x-nextjs-cache")],
  ["an error", (res: ServerResponse) => (res.statusCode = 500)],
  ["a redirect", (res: ServerResponse) => (res.statusCode = 308)],
  [
    "a page that says for the first time that something is missing",
    (res: ServerResponse) => {
      res.statusCode = 404;
      res.setHeader("x-nextjs-cache", "MISS");
    },
  ],
])("does not store %s", async (_, change) => {
  respond = (req, res) => {
    const end = res.end;
    res.end = ((body: string) => {
      res.end = end;
      change(res);
      return res.end(body);
    }) as typeof res.end;
    page(req, res);
  };
  await get();
  await get();
  expect(renders).toBe(2);
});

it.each([
  ["/", { range: "bytes=0-1" }, "GET"],
  ["/", { cookie: "a=b" }, "GET"],
  ["/", { rsc: "1", "next-router-prefetch": "1" }, "GET"],
  ["/", { rsc: "0" }, "GET"],
  ["/", { rsc: "1", "next-router-segment-prefetch": "/_tree" }, "GET"],
  ["/", { "next-router-segment-prefetch": "/_tree" }, "GET"],
  ["/", { rsc: "1", "next-url": "/" }, "GET"],
  ["/", {}, "HEAD"],
  ["/api/lists/team/1", {}, "GET"],
] as [string, Record<string, string>, string][])(
  "calls Next each time for %s %j %s",
  async (path, headers, method) => {
    await get(path, headers, method);
    await get(path, headers, method);
    expect(renders).toBe(2);
  },
);
