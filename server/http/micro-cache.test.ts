/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { bumpCacheVersion } from "../../lib/runtime/cache-version.ts";
import { siteListener } from "./listener.ts";
import { fetchRaw } from "./test-requests.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));

const html = (n: number) => `<!DOCTYPE html><html><body>${n}${"<p>Text</p>".repeat(500)}</body></html>`;
let server: Server;
let asked: number;
let answer: (req: IncomingMessage, res: ServerResponse) => void;

const page = (_: IncomingMessage, res: ServerResponse) => {
  res.setHeader("x-nextjs-cache", "HIT");
  res.setHeader("cache-control", "s-maxage=300");
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("etag", `"${asked}"`);
  res.end(html(asked));
};

beforeEach(async () => {
  asked = 0;
  answer = page;
  server = createServer(
    siteListener(async (req, res) => {
      asked += 1;
      answer(req, res);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  jest.useRealTimers();
  return new Promise((resolve) => server.close(resolve));
});

const ask = (path = "/", headers: Record<string, string> = {}, method = "GET") =>
  fetchRaw((server.address() as AddressInfo).port, { path, headers, method });

it("gives a page once more, the same to the byte, without asking for it", async () => {
  const first = await ask();
  const second = await ask();
  expect(asked).toBe(1);
  const { date: _, ...headers } = first.headers;
  expect(second).toMatchObject({ status: 200, headers, body: first.body });
});

it("keeps encodings and payloads apart", async () => {
  const plain = await ask();
  const zipped = await ask("/", { "accept-encoding": "gzip" });
  const payload = await ask("/", { rsc: "1" });
  expect(asked).toBe(3);
  expect(gunzipSync((await ask("/", { "accept-encoding": "gzip" })).body).toString()).toBe(html(2));
  expect((await ask("/", { rsc: "1" })).body).toEqual(payload.body);
  expect((await ask()).body).toEqual(plain.body);
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(asked).toBe(3);
});

it("asks anew as soon as anything in the page cache has changed", async () => {
  await ask();
  bumpCacheVersion();
  expect((await ask()).body.toString()).toBe(html(2));
});

it("does not keep what changed while it was made", async () => {
  answer = (req, res) => {
    bumpCacheVersion();
    page(req, res);
  };
  await ask();
  answer = page;
  expect((await ask()).body.toString()).toBe(html(2));
});

it("asks anew after a second", async () => {
  await ask();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await ask();
  expect(asked).toBe(2);
});

it("tells a browser that has the page that it has it", async () => {
  const { headers } = await ask("/", { "accept-encoding": "gzip" });
  const etag = String(headers.etag);
  for (const tag of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
    const again = await ask("/", { "accept-encoding": "gzip", "if-none-match": tag });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    expect(again.headers).toMatchObject({ etag, "cache-control": "s-maxage=300", vary: headers.vary });
  }
  expect((await ask("/", { "accept-encoding": "gzip", "if-none-match": '"x"' })).status).toBe(200);
  expect(asked).toBe(1);
});

it.each([
  ["a stale page", (res: ServerResponse) => res.setHeader("x-nextjs-cache", "STALE")],
  ["what is not from the cache", (res: ServerResponse) => res.removeHeader("x-nextjs-cache")],
  ["an error", (res: ServerResponse) => (res.statusCode = 500)],
  ["what is not there", (res: ServerResponse) => (res.statusCode = 404)],
])("does not keep %s", async (_, change) => {
  answer = (req, res) => {
    const end = res.end;
    res.end = ((body: string) => {
      res.end = end;
      change(res);
      return res.end(body);
    }) as typeof res.end;
    page(req, res);
  };
  await ask();
  await ask();
  expect(asked).toBe(2);
});

it.each([
  ["/", { range: "bytes=0-1" }, "GET"],
  ["/", { cookie: "a=b" }, "GET"],
  ["/", { rsc: "1", "next-router-prefetch": "1" }, "GET"],
  ["/", { rsc: "0" }, "GET"],
  ["/", {}, "HEAD"],
  ["/api/lists/team/1", {}, "GET"],
] as [string, Record<string, string>, string][])(
  "asks each time for %s %j %s",
  async (path, headers, method) => {
    await ask(path, headers, method);
    await ask(path, headers, method);
    expect(asked).toBe(2);
  },
);
