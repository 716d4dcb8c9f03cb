import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { retryNow } from "./circuit-breaker";
import { fetchFile, fetchList, fetchRecord } from "./client";
import { contractCalls, type ListName, type RecordName } from "./contract";

let mockUrl = "";
let mockMediaUrl: string | undefined;
jest.mock("../runtime/env", () => ({
  env: () => ({
    BACKEND_URL: mockUrl,
    MEDIA_URL: mockMediaUrl,
    BACKEND_USERNAME: "reader",
    BACKEND_PASSWORD: "pä:ss",
  }),
}));
jest.mock("../runtime/log", () => ({ log: { warn: jest.fn(), info: jest.fn() } }));

const seen: IncomingMessage[] = [];
let respond: RequestListener;
const server = createServer((request, response) => {
  seen.push(request);
  respond(request, response);
});

beforeAll((done) => {
  server.listen(0, "127.0.0.1", () => {
    mockUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
    done();
  });
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});
beforeEach(() => {
  seen.length = 0;
  json({ data: [], pagination: { total: 0, totalPages: 0 } });
});

function json(body: unknown, status = 200, type = "application/json") {
  respond = (_, response) => response.writeHead(status, { "content-type": type }).end(JSON.stringify(body));
}

function lastRequest() {
  const { pathname, searchParams } = new URL(seen[0]?.url ?? "", "http://x");
  return { path: pathname, query: Object.fromEntries(searchParams) };
}

const published = { filter_parameter: "status", filter_value: "Y" };

describe("a request", () => {
  it("is a GET for JSON with basic auth", async () => {
    await fetchList("services", "en");
    expect(seen).toHaveLength(1);
    expect(seen[0]?.method).toBe("GET");
    expect(seen[0]?.headers.accept).toBe("application/json");
    const [scheme, credentials = ""] = seen[0]?.headers.authorization?.split(" ") ?? [];
    expect(scheme).toBe("Basic");
    expect(Buffer.from(credentials, "base64").toString()).toBe("reader:pä:ss");
  });

  it.each([
    ["services", "service", {}],
    ["expertise", "expertise", {}],
    ["story", "our-story", {}],
    ["catalogues", "catalogue", {}],
    ["leadership", "leadership", { page: "3", limit: "6" }],
    ["team", "team", { page: "3", limit: "15" }],
    ["commitments", "commitment", { page: "3", limit: "8" }],
    ["values", "values", { page: "3", limit: "9" }],
    ["timeline", "timeline", { page: "3", limit: "6" }],
    ["miscellaneous", "miscellaneous", { page: "3", limit: "8" }],
    ["products", "product", { page: "3", limit: "50" }],
    ["gallery", "gallery", { page: "3", limit: "12" }],
    ["news", "news", { page: "3", limit: "6" }],
    ["blog", "blog", { page: "3", limit: "6" }],
  ] as [ListName, string, object][])(
    "for the list %s asks for published records",
    async (name, path, paging) => {
      await fetchList(name, "en", 3);
      expect(lastRequest()).toEqual({ path: `/base/website/${path}`, query: { ...paging, ...published } });
    },
  );

  it.each([
    ["settings", undefined, "website-setting", published],
    ["expertiseEntry", "7", "expertise/7", { id: "7", ...published }],
    ["service", "7", "service/7", { id: "7", ...published }],
    ["blogItem", "7", "blog/7", { id: "7", ...published }],
    ["newsItem", "7", "news/7", { id: "7", ...published }],
    ["banner", "our-story", "page-banner/by_name/our-story", published],
    [
      "banner",
      "Gas & Air/O₂?x=1",
      `page-banner/by_name/${encodeURIComponent("Gas & Air/O₂?x=1")}`,
      published,
    ],
    ["vision", undefined, "vision", {}],
    ["qualityPolicy", undefined, "quality-policy", {}],
    ["about", undefined, "about", {}],
  ] as [RecordName, string | undefined, string, object][])(
    "for the record %s %s has its URL",
    async (name, key, path, query) => {
      json({ data: null });
      await expect(fetchRecord(name, "en", key)).resolves.toBeNull();
      expect(lastRequest()).toEqual({ path: `/base/website/${path}`, query });
    },
  );

  it.each(contractCalls)("for %s of the contract is built from its row", async (name, call) => {
    if (call.shape === "list") await fetchList(name as ListName, "en", 2);
    else await fetchRecord(name as RecordName, "en", "7").catch(() => undefined);
    expect(lastRequest()).toEqual({
      path: `/base/website/${call.path.replace("{key}", "7")}`,
      query: {
        ...(call.limit && { page: "2", limit: String(call.limit) }),
        ...(call.repeatsId && { id: "7" }),
        ...(call.filtered && published),
      },
    });
  });

  it("names another language, and not the default one", async () => {
    await fetchList("team", "hi", 3);
    expect(lastRequest()).toMatchObject({ query: { page: "3", limit: "15", locale: "hi" } });
    seen.length = 0;
    json({ data: null });
    await fetchRecord("vision", "hi");
    expect(lastRequest()).toEqual({ path: "/base/website/vision", query: { locale: "hi" } });
  });

  it.each([".", ".."])("never leaves its path for a record named %j", async (key) => {
    json({ data: null });
    await fetchRecord("banner", "en", key).catch(() => undefined);
    for (const { url } of seen) expect(url).toMatch(/^\/base\/website\/page-banner\/by_name\/./);
  });
});

describe("a response", () => {
  it("is parsed", async () => {
    json({ data: [{ id: 1, title: " Valves " }, { id: 2 }] }, 200, "application/json; charset=utf-8");
    const { records } = await fetchList("services", "en");
    expect(records).toEqual([{ id: "1", title: "Valves" }]);
  });

  it("may be a JSON subtype with a byte order mark", async () => {
    respond = (_, response) =>
      response.writeHead(200, { "content-type": "application/hal+json" }).end('\ufeff{"data":[]}');
    expect((await fetchList("services", "en")).records).toEqual([]);
  });

  it("may arrive in chunks that split a character", async () => {
    const bytes = Buffer.from(JSON.stringify({ data: [{ id: 1, title: "Zoë’s 😀" }] }));
    respond = async (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      for (const byte of bytes) {
        response.write(Buffer.of(byte));
        await new Promise(setImmediate);
      }
      response.end();
    };
    expect((await fetchList("services", "en")).records).toEqual([{ id: "1", title: "Zoë’s 😀" }]);
  });
});

describe("a redirect", () => {
  beforeEach(retryNow);
  const redirectTo = (change: (url: string) => string, status = 301) => {
    respond = ({ url = "" }, response) => {
      if (url.startsWith("/base/website/service?"))
        response.writeHead(status, { location: change(url) }).end("moved");
      else
        response
          .writeHead(200, { "content-type": "application/json" })
          .end('{"data":[{"id":1,"title":"x"}]}');
    };
  };
  const slash = (url: string) => url.replace("?", "/?");

  it.each([
    ["a path", slash, 301],
    ["a complete URL", (url: string) => new URL(slash(url), mockUrl).href, 302],
    ["another status", slash, 308],
  ] as const)("that adds a slash at the end is followed with the password: %s", async (_, change, status) => {
    redirectTo(change, status);
    expect((await fetchList("services", "en")).records).toHaveLength(1);
    expect(seen.map(({ url }) => url?.split("?")[0])).toEqual([
      "/base/website/service",
      "/base/website/service/",
    ]);
    expect(seen[1]?.url?.split("?")[1]).toBe(seen[0]?.url?.split("?")[1]);
    expect(seen[1]?.headers.authorization).toBe(seen[0]?.headers.authorization);
  });

  it.each([
    ["another host", (url: string) => `http://localhost:${new URL(mockUrl).port}${slash(url)}`, 301],
    ["another scheme", (url: string) => `https://127.0.0.1:${new URL(mockUrl).port}${slash(url)}`, 301],
    ["another path", () => "/login", 302],
    ["two slashes", (url: string) => url.replace("?", "//?"), 301],
    ["no query", (url: string) => `${url.split("?")[0]}/`, 301],
    ["another query", (url: string) => `${slash(url)}&a=1`, 301],
    ["itself", (url: string) => url, 301],
    ["another user", (url: string) => `http://a:b@${new URL(mockUrl).host}${slash(url)}`, 301],
    ["see other", slash, 303],
  ] as const)("that leads to %s is not followed", async (_, change, status) => {
    redirectTo(change, status);
    await expect(fetchList("services", "en")).rejects.toThrow("Network Error");
    expect(new Set(seen.map(({ url }) => url?.split("?")[0]))).toEqual(new Set(["/base/website/service"]));
  });

  it("is followed once", async () => {
    respond = ({ url = "" }, response) => {
      const location = url.includes("/?") ? url.replace("/?", "?") : slash(url);
      response.writeHead(301, { location }).end();
    };
    await expect(fetchList("services", "en")).rejects.toThrow("Network Error");
    // The call is tried twice.
    expect(seen).toHaveLength(4);
  });
});

describe("fetchFile", () => {
  it("requests with basic auth and returns the raw response", async () => {
    respond = (_, response) => response.writeHead(404, { "content-type": "image/webp" }).end("bytes");
    const response = await fetchFile("media/a%20b.webp", { "if-none-match": '"1"' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("bytes");
    expect(seen[0]?.url).toBe("/base/media/a%20b.webp");
    expect(seen[0]?.headers).toMatchObject({
      "if-none-match": '"1"',
      authorization: expect.stringMatching(/^Basic /),
    });
  });

  it("requests from MEDIA_URL, without credentials on another host", async () => {
    respond = (_, response) => response.writeHead(200, { "content-type": "image/webp" }).end("bytes");
    mockMediaUrl = `${mockUrl.replace("127.0.0.1", "localhost")}/storage`;
    await fetchFile("a.webp", {});
    mockMediaUrl = undefined;
    expect(seen[0]?.url).toBe("/base/storage/a.webp");
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it("keeps a content-length only when it matches the body", async () => {
    const text = "<svg/>".repeat(500);
    const packed = gzipSync(text);
    respond = ({ headers }, response) => {
      const wantsGzip = /gzip/.test(headers["accept-encoding"] ?? "");
      const encoding = wantsGzip ? { "content-encoding": "gzip", "content-length": packed.length } : {};
      response
        .writeHead(200, { "content-type": "image/svg+xml", ...encoding })
        .end(wantsGzip ? packed : text);
    };
    const response = await fetchFile("a.svg", {});
    // fetch decompresses but keeps the compressed length, which would truncate the image.
    const length = response.headers.get("content-length") ?? text.length;
    expect((await response.text()).length).toBe(Number(length));
  });
});
