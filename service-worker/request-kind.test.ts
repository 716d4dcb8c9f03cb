import { isKeepable, requestKind } from "./request-kind";

const origin = "https://site.test";

function request(
  path: string,
  options: Partial<Record<"method" | "mode" | "destination", string>> = {},
  headers = {},
) {
  const base = { method: "GET", mode: "cors", destination: "" };
  const url = new URL(path, origin).href;
  return requestKind({ ...base, ...options, url, headers: new Headers(headers) } as Request, origin);
}

it.each([
  ["/about", { mode: "navigate" }, {}, "document"],
  ["/about?_rsc=1", {}, { rsc: "1" }, "payload"],
  ["/about?_rsc=1", { mode: "navigate" }, { rsc: "1" }, "payload"],
  ["/_next/static/chunks/a.js", {}, {}, "file"],
  ["/fonts/a.woff2", {}, {}, "file"],
  ["/_next/image?url=%2Ffiles%2Fa.png&w=640&q=75", { destination: "image" }, {}, "image"],
  ["/files/a.png", { destination: "image" }, {}, "image"],
])("handles %s %j %j as %s", (path, options, headers, kind) => {
  expect(request(path, options, headers)).toBe(kind);
});

it.each([
  ["/about", { mode: "navigate", method: "POST" }, {}],
  ["/about", {}, {}],
  ["/about?_rsc=1", {}, { rsc: "2" }],
  ["/about?_rsc=1", {}, { rsc: "1", "next-router-prefetch": "1" }],
  ["/about?_rsc=1", {}, { rsc: "1", "next-router-segment-prefetch": "/_tree" }],
  ["/api/inquiry", { mode: "navigate" }, {}],
  ["/api/lists/news/2", {}, {}],
  ["/files/catalogue.pdf", { mode: "navigate" }, {}],
  ["/files/a.png", { destination: "image" }, { range: "bytes=0-1" }],
  ["/og/about.jpg", { destination: "image" }, {}],
  ["/sitemap.xml", { mode: "navigate" }, {}],
  ["https://elsewhere.test/about", { mode: "navigate" }, {}],
])("leaves %s %j %j to the network", (path, options, headers) => {
  expect(request(path, options, headers)).toBeUndefined();
});

function response(init: {
  status?: number;
  type?: string;
  redirected?: boolean;
  headers?: Record<string, string>;
}) {
  const { headers, ...rest } = init;
  const all = new Headers({ "content-type": "text/html; charset=utf-8", ...headers });
  return { status: 200, type: "basic", redirected: false, ...rest, headers: all } as unknown as Response;
}

it("keeps a complete page", () => {
  expect(isKeepable(response({ headers: { "cache-control": "s-maxage=300" } }), "document")).toBe(true);
});

it.each([
  ["a failure", { status: 503 }],
  ["a missing page", { status: 404 }],
  ["a part", { status: 206 }],
  ["a redirect", { type: "opaqueredirect", status: 0 }],
  ["the target of a redirect", { redirected: true }],
  ["a filled-in form", { headers: { "cache-control": "private, no-store" } }],
  ["a payload as a document", { headers: { "content-type": "text/x-component" } }],
])("does not keep %s", (_, init) => {
  expect(isKeepable(response(init), "document")).toBe(false);
});

it("does not keep a document as a payload", () => {
  expect(isKeepable(response({}), "payload")).toBe(false);
});
