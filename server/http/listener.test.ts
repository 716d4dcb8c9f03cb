/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { siteListener } from "./listener.ts";
import { fetchRaw } from "./test-requests.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));

type Answer = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

const general =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src-elem 'self' 'unsafe-inline'; object-src 'none'";
const html = `<!DOCTYPE html><html><body><style>a{}</style><script>one()</script>${"<p>Text</p>".repeat(500)}</body></html>`;
let server: Server;
let answer: Answer;

beforeEach(async () => {
  server = createServer(siteListener(async (req, res) => answer(req, res)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = (path = "/", { method = "GET", headers = {} as Record<string, string> } = {}) =>
  fetchRaw((server.address() as AddressInfo).port, { path, method, headers });

const page: Answer = (_, res) => {
  res.setHeader("content-security-policy", general);
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("etag", '"abc"');
  res.write(html.slice(0, 100));
  res.end(html.slice(100));
};

describe("the policy", () => {
  it("allows the inline scripts and style elements of a page that says nothing of them", async () => {
    answer = page;
    const { headers, body } = await ask();
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'; style-src-elem 'self' 'sha256-[^' ]+'; object-src 'none'$/,
    );
    expect(body.toString()).toBe(html);
  });

  it("takes a page's own lists of scripts and style elements", async () => {
    answer = (_, res) => {
      res.setHeader("content-security-policy", [
        general,
        "script-src 'self' 'sha256-known'; style-src-elem 'self' 'sha256-own'",
      ]);
      res.writeHead(200, { "content-type": "text/html" });
      res.end(html);
    };
    expect((await ask()).headers["content-security-policy"]).toBe(
      "default-src 'self'; script-src 'self' 'sha256-known'; style-src-elem 'self' 'sha256-own'; object-src 'none'",
    );
  });

  it.each(["application/json", "image/png", "text/plain"])("allows nothing inline in %s", async (type) => {
    answer = (_, res) => {
      res.setHeader("content-security-policy", general);
      res.setHeader("content-type", type);
      res.end("<style>a{}</style><script>one()</script>");
    };
    expect((await ask()).headers["content-security-policy"]).toBe(
      "default-src 'self'; script-src 'self'; style-src-elem 'self'; object-src 'none'",
    );
  });

  it("leaves a narrower one alone", async () => {
    answer = (_, res) => {
      res.setHeader("content-security-policy", "script-src 'none'; sandbox");
      res.end("picture");
    };
    expect((await ask()).headers["content-security-policy"]).toBe("script-src 'none'; sandbox");
  });
});

describe("compression", () => {
  it.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
  ])("%s: the same text, with a weak tag, and smaller the next time", async (encoding, unpack) => {
    answer = page;
    const headers = { "accept-encoding": `deflate, ${encoding}` };
    const first = await ask("/", { headers });
    expect(first.headers).toMatchObject({ "content-encoding": encoding, etag: 'W/"abc"' });
    expect(first.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(first.body).toString()).toBe(html);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const second = await ask("/", { headers });
    expect(unpack(second.body).toString()).toBe(html);
    expect(second.body.byteLength).toBeLessThanOrEqual(first.body.byteLength);
  });

  it("prefers Brotli where both are accepted, and leaves it where it is refused", async () => {
    answer = page;
    expect((await ask("/", { headers: { "accept-encoding": "gzip, br" } })).headers["content-encoding"]).toBe(
      "br",
    );
    const refusing = { headers: { "accept-encoding": "gzip, br;q=0" } };
    expect((await ask("/", refusing)).headers["content-encoding"]).toBe("gzip");
    const none = await ask("/", { headers: { "accept-encoding": "identity" } });
    expect(none.headers["content-encoding"]).toBeUndefined();
    expect(none.headers.etag).toBe('"abc"');
    expect(none.headers["content-length"]).toBe(String(Buffer.byteLength(html)));
  });

  it("leaves pictures, parts, short texts, answers without a body and HEAD alone", async () => {
    const headers = { "accept-encoding": "gzip" };
    const body = Buffer.alloc(5000, "a");
    const cases: Answer[] = [
      (_, res) => void res.writeHead(200, { "content-type": "image/webp" }).end(body),
      (_, res) => void res.writeHead(206, { "content-type": "text/plain" }).end(body),
      (_, res) => void res.writeHead(200, { "content-type": "text/plain" }).end("short"),
      (_, res) => void res.writeHead(304, { "content-type": "text/html", etag: '"a"' }).end(),
    ];
    for (const one of cases) {
      answer = one;
      expect((await ask("/", { headers })).headers["content-encoding"]).toBeUndefined();
    }
    answer = (_, res) =>
      void res.writeHead(200, { "content-type": "text/html", "content-length": 5000 }).end();
    const { headers: found } = await ask("/", { headers, method: "HEAD" });
    expect(found["content-length"]).toBe("5000");
  });

  it("sends a text that is very long as it comes, whole", async () => {
    const part = Buffer.alloc(1024 * 1024, "x");
    answer = async (_, res) => {
      res.setHeader("content-security-policy", general);
      res.setHeader("content-type", "application/xml");
      for (let index = 0; index < 12; index++)
        if (!res.write(part)) await new Promise((resolve) => res.once("drain", resolve));
      res.end("end");
    };
    const { body, headers } = await ask("/", { headers: { "accept-encoding": "gzip" } });
    expect(body.byteLength).toBe(12 * part.byteLength + 3);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  });
});

describe("bounds", () => {
  it.each([
    ["a method of no use", "/about", "DELETE", 405],
    ["a form that is sent to a page", "/about", "POST", 405],
    ["an endless address", `/${"a".repeat(5000)}`, "GET", 414],
    ["a whole address", "http://other.test/", "GET", 400],
  ])("refuses %s before anything else", async (_, path, method, status) => {
    answer = () => {
      throw new Error("was asked");
    };
    const { status: found, headers, body } = await ask(path, { method });
    expect(found).toBe(status);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["cache-control"]).toBe("no-store");
    if (status === 405) expect(headers.allow).toBe("GET, HEAD");
    expect(body.toString()).toMatch(/^\d{3} [A-Z][\w ]+\n$/i);
  });

  it("lets forms reach the doors below /api/", async () => {
    answer = (_, res) => void res.end("yes");
    expect((await ask("/api/inquiry", { method: "POST" })).body.toString()).toBe("yes");
  });

  it("has what cannot be answered by the page that is not found", async () => {
    answer = (req, res) => void res.end(req.url);
    expect((await ask("/blogs/details/a.b/c")).body.toString()).toBe("/blogs/details/-");
  });

  it("redirects to the canonical URL before anything else, with all headers", async () => {
    answer = () => {
      throw new Error("was asked");
    };
    const { status, headers } = await ask("/About/?x=1");
    expect([status, headers.location]).toEqual([308, "/about?x=1"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBeUndefined();
  });

  it("answers 500 with all headers when Next fails", async () => {
    answer = () => Promise.reject(new Error("broken"));
    const { status, headers, body } = await ask();
    expect(status).toBe(500);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body.toString()).toBe("500 Internal Server Error\n");
  });
});

describe("a document that the browser has", () => {
  const document = (type: string, body: string | Buffer) => (_: IncomingMessage, res: ServerResponse) => {
    res.setHeader("etag", '"a"');
    res.setHeader("content-type", type);
    res.end(body);
  };

  it.each([
    ["a feed", "application/atom+xml", "<feed></feed>".repeat(300)],
    ["a short text", "text/plain", "a"],
    ["a picture", "image/jpeg", Buffer.alloc(3000)],
  ])("%s is not sent again", async (_, type, body) => {
    answer = document(type, body);
    for (const tags of ['W/"a"', '"a"', '"b", W/"a"', "*"]) {
      const { status, headers, body } = await ask("/x", {
        headers: { "if-none-match": tags, "accept-encoding": "br" },
      });
      expect([status, body.byteLength, headers["content-type"]]).toEqual([304, 0, undefined]);
      expect(headers.etag).toContain('"a"');
    }
    expect((await ask("/x", { headers: { "if-none-match": '"b"' } })).status).toBe(200);
    expect((await ask("/x", { method: "POST", headers: { "if-none-match": '"a"' } })).status).not.toBe(304);
  });

  it("is sent where it is an error's", async () => {
    answer = (req, res) => {
      res.statusCode = 404;
      document("text/plain", "a")(req, res);
    };
    expect((await ask("/x", { headers: { "if-none-match": "*" } })).status).toBe(404);
  });
});
