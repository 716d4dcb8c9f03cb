import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filePolicy, pdfPolicy } from "../../lib/media/file-policy.ts";
import { publishContent } from "../../lib/runtime/content-version.ts";
import { log } from "../../lib/runtime/log.ts";
import { requestPage } from "../../lib/runtime/request-page.ts";
import { fontFaceStyles } from "../../lib/site/font-face-styles.ts";
import { close, listen } from "../../testing/http/listen.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { siteListener } from "./listener.ts";
import { createSiteServer } from "./site-server.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));

jest.mock("../../lib/runtime/request-page.ts", () => ({ requestPage: jest.fn() }));

process.env.LOCALES = "en,hi";

type Respond = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

const general =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; object-src 'none'";
const known = `<style>${fontFaceStyles}</style><script>self.__next_f.push([1,"one"])</script>`;
const html = `<!DOCTYPE html><html><body>${known}${"<p>Text</p>".repeat(500)}</body></html>`;
let server: Server;
let origin: string;
let respond: Respond;

beforeEach(async () => {
  server = createSiteServer(siteListener(async (req, res) => respond(req, res)));
  origin = await listen(server);
});
afterEach(() => close(server));

const get = (path = "/", options: Parameters<typeof sendRaw>[2] = {}) => sendRaw(origin, path, options);

const page: Respond = (_, res) => {
  res.setHeader("content-security-policy", general);
  res.setHeader("content-type", "text/html; charset=utf-8");
  res.setHeader("etag", '"abc"');
  res.write(html.slice(0, 100));
  res.end(html.slice(100));
};

describe("Content-Security-Policy", () => {
  it("hashes the inline scripts and styles of a page without a policy of its own", async () => {
    respond = page;
    const { headers, body } = await get();
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'sha256-[^' ]+'; object-src 'none'$/,
    );
    expect(body).toBe(html);
  });

  it.each(["<script>alert(1)</script>", "<style>body{display:none}</style>"])(
    "sends a plain 500 in place of a page with %s",
    async (code) => {
      respond = (_, res) => {
        res.setHeader("content-security-policy", general);
        res.setHeader("etag", '"abc"');
        res.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=300" });
        res.end(html.replace("<p>", `${code}<p>`));
      };
      const { status, headers, body } = await get("/about");
      expect([status, body]).toEqual([500, "500 Internal Server Error\n"]);
      expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(headers.etag).toBeUndefined();
      expect(headers["content-security-policy"]).toContain("script-src 'self';");
      expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error), url: "/about" }, "page refused");
    },
  );

  it("has one hash for all scripts that carry the payload of such a page", async () => {
    const payload = Array.from(
      { length: 400 },
      (_, index) => `<script>self.__next_f.push([1,"${index}"])</script>`,
    );
    respond = (_, res) => {
      res.setHeader("content-security-policy", general);
      res.writeHead(500, { "content-type": "text/html" });
      res.end(html.replace("<p>", `${payload.join("")}<p>`));
    };
    const { headers, body } = await get();
    expect(String(headers["content-security-policy"]).match(/script-src [^;]+/)?.[0]).toMatch(
      /^script-src 'self' 'sha256-[^' ]+'$/,
    );
    expect(body).toContain('[1,"398"]);self.__next_f.push([1,"399"])');
  });

  it("uses a page's own policy for scripts and styles", async () => {
    respond = (_, res) => {
      res.setHeader("content-security-policy", [
        general,
        "script-src 'self' 'sha256-known'; style-src 'self' 'sha256-own'",
      ]);
      res.writeHead(200, { "content-type": "text/html" });
      res.end(html);
    };
    expect((await get()).headers["content-security-policy"]).toBe(
      "default-src 'self'; script-src 'self' 'sha256-known'; style-src 'self' 'sha256-own'; object-src 'none'",
    );
  });

  it.each(["application/json", "image/png", "text/plain"])("allows nothing inline in %s", async (type) => {
    respond = (_, res) => {
      res.setHeader("content-security-policy", general);
      res.setHeader("content-type", type);
      res.end("<style>a{}</style><script>one()</script>");
    };
    expect((await get()).headers["content-security-policy"]).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'",
    );
  });

  it("leaves a narrower policy unchanged", async () => {
    respond = (_, res) => {
      res.setHeader("content-security-policy", "script-src 'none'; sandbox");
      res.end("picture");
    };
    expect((await get()).headers["content-security-policy"]).toBe("script-src 'none'; sandbox");
  });
});

describe("compression", () => {
  it.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
  ])("%s: the same text, with a weak ETag, and not larger the next times", async (encoding, unpack) => {
    respond = page;
    const headers = { "accept-encoding": `deflate, ${encoding}` };
    const first = await get("/", { headers });
    expect(first.headers).toMatchObject({ "content-encoding": encoding, etag: 'W/"abc"' });
    expect(first.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(first.bytes).toString()).toBe(html);
    // Compressing as small as possible happens in the background; the visitor never sees a larger body.
    for (let visit = 0; visit < 5; visit++) {
      const next = await get("/", { headers });
      expect(unpack(next.bytes).toString()).toBe(html);
      expect(next.bytes.byteLength).toBeLessThanOrEqual(first.bytes.byteLength);
    }
  });

  it("leaves a response with no-transform as it is", async () => {
    respond = (req, res) => {
      res.setHeader("cache-control", "no-store, no-transform");
      return page(req, res);
    };
    const { headers, body } = await get("/", { headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body).toBe(html);
  });

  it("prefers Brotli when both are accepted, unless it is refused", async () => {
    respond = page;
    expect((await get("/", { headers: { "accept-encoding": "gzip, br" } })).headers["content-encoding"]).toBe(
      "br",
    );
    const refusing = { headers: { "accept-encoding": "gzip, br;q=0" } };
    expect((await get("/", refusing)).headers["content-encoding"]).toBe("gzip");
    const none = await get("/", { headers: { "accept-encoding": "identity" } });
    expect(none.headers["content-encoding"]).toBeUndefined();
    expect(none.headers.etag).toBe('"abc"');
    expect(none.headers["content-length"]).toBe(String(Buffer.byteLength(html)));
  });

  it("does not compress images, partial content, short texts, responses without a body, and HEAD", async () => {
    const headers = { "accept-encoding": "gzip" };
    const body = Buffer.alloc(5000, "a");
    const cases: Respond[] = [
      (_, res) => void res.writeHead(200, { "content-type": "image/webp" }).end(body),
      (_, res) => void res.writeHead(206, { "content-type": "text/plain" }).end(body),
      (_, res) => void res.writeHead(200, { "content-type": "text/plain" }).end("short"),
      (_, res) => void res.writeHead(304, { "content-type": "text/html", etag: '"a"' }).end(),
    ];
    for (const one of cases) {
      respond = one;
      expect((await get("/", { headers })).headers["content-encoding"]).toBeUndefined();
    }
    respond = (_, res) =>
      void res.writeHead(200, { "content-type": "text/html", "content-length": 5000 }).end();
    const { headers: found } = await get("/", { headers, method: "HEAD" });
    expect(found["content-length"]).toBe("5000");
  });

  it("streams a very long text completely", async () => {
    const part = Buffer.alloc(1024 * 1024, "x");
    respond = async (_, res) => {
      res.setHeader("content-security-policy", general);
      res.setHeader("content-type", "application/xml");
      for (let index = 0; index < 12; index++)
        if (!res.write(part)) await new Promise((resolve) => res.once("drain", resolve));
      res.end("end");
    };
    const { bytes, headers } = await get("/", { headers: { "accept-encoding": "gzip" } });
    expect(bytes.byteLength).toBe(12 * part.byteLength + 3);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  });
});

describe("validation", () => {
  it.each([
    ["an unsupported method", "/about", "DELETE", 405],
    ["a POST to a page", "/about", "POST", 405],
    ["an overlong URL", `/${"a".repeat(5000)}`, "GET", 414],
    ["a dot segment", "/_next/static/../../about", "GET", 400],
  ])("refuses %s before Next", async (_, path, method, status) => {
    respond = () => {
      throw new Error("reached Next");
    };
    const { status: found, headers, body } = await get(path, { method });
    expect(found).toBe(status);
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
    expect(headers["cache-control"]).toBe("no-store");
    if (status === 405) expect(headers.allow).toBe("GET, HEAD");
    expect(body).toMatch(/^\d{3} [A-Z][\w ]+\n$/i);
  });

  // Next answers a wrong `__prerender_bypass` with a Set-Cookie, on a page that caches store.
  it.each(["__prerender_bypass=x", "a=b; __next_preview_data=y"])("hides %s from Next", async (cookie) => {
    respond = ({ headers }, res) => void res.end(String("cookie" in headers));
    for (const path of ["/", "/about", "/api/lists/team/1"])
      expect((await get(path, { headers: { cookie } })).body).toBe("false");
  });

  it("passes POST requests on to the API", async () => {
    respond = (_, res) => void res.end("yes");
    expect((await get("/api/inquiry", { method: "POST" })).body).toBe("yes");
  });

  it.each([
    ["/_next/static/chunks/a.js", ""],
    ["/images/a.webp", ""],
    ["/files/a.pdf", "bytes=9-"],
  ])("passes ranges on for files of the backend only: %s", async (path, range) => {
    respond = (req, res) => void res.end(req.headers.range);
    expect((await get(path, { headers: { range: "bytes=9-" } })).body).toBe(range);
  });

  it.each(["http://other.test/about?x", "HTTP://other.test:80/about"])(
    "accepts %s as /about",
    async (path) => {
      respond = (req, res) => void res.end(req.url);
      expect((await get(path)).body).toBe("/en/about");
      respond = (req, res) => void res.end(`home ${req.url}`);
      expect((await get("http://other.test")).body).toBe("home /en");
    },
  );

  it("redirects to the canonical URL before anything else, with all headers", async () => {
    respond = () => {
      throw new Error("reached Next");
    };
    const { status, headers } = await get("/About/?x=1");
    expect([status, headers.location]).toEqual([308, "/about?x=1"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBeUndefined();
  });

  it.each<[string, (res: ServerResponse) => ServerResponse]>([
    ["sets", (res) => res.setHeader("Location", "//evil.example/x")],
    ["appends", (res) => res.appendHeader("location", "/\\evil.example/x")],
    ["sends", (res) => res.writeHead(307, { location: "/\t/evil.example/x" })],
  ])("keeps a redirect at the site that Next %s", async (_, redirect) => {
    respond = (_req, res) => {
      res.statusCode = 307;
      redirect(res).end();
    };
    const { status, headers } = await get("/api/health/live");
    expect([status, headers.location]).toEqual([307, "/evil.example/x"]);
  });

  it("responds 500 with all headers when Next fails", async () => {
    respond = () => Promise.reject(new Error("broken"));
    const { status, headers, body } = await get();
    expect(status).toBe(500);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body).toBe("500 Internal Server Error\n");
  });
});

describe("a missing page", () => {
  const redirects: [string, object][] = [
    ["/downloads", { to: "/catalogues_downloads", permanent: true }],
    ["/old", { to: "/about", permanent: true }],
    ["/hi/old", { to: "/hi/new", permanent: true }],
    ["/new", { to: "/old-plants", permanent: true }],
    ["/hi/old-plants", { to: "/hi/new", permanent: true }],
    ["/hindi", { to: "/hi", permanent: true }],
    ["/blogs/details/9/a-title", { to: "/blogs/details/9/another", permanent: true }],
    ["/blogs/details/7/a-title", { to: "https://other.test/a", permanent: false }],
    ["/slashes", { to: "//evil.example/x", permanent: true }],
  ];
  const notFound: Respond = ({ url }, res) => {
    res.writeHead(404, { "content-type": "text/html", etag: '"a"' });
    res.end(`no page at ${url}`);
  };
  const read = jest.mocked(requestPage);

  beforeEach(() => {
    respond = notFound;
    read.mockReset();
    read.mockImplementation(async () => Response.json(redirects));
    publishContent();
  });

  it.each([
    ["/downloads", 308, "/catalogues_downloads"],
    ["/Downloads/?utm_source=x&page=2", 308, "/catalogues_downloads?utm_source=x"],
    ["/blogs/details/7/a-title?gclid=1&x=2", 307, "https://other.test/a?gclid=1"],
    ["/hi/downloads?utm_source=x", 308, "/hi/catalogues_downloads?utm_source=x"],
    ["/hi/old", 308, "/hi/new"],
    ["/hi/hindi", 308, "/hi"],
    ["/hi/blogs/details/7", 307, "https://other.test/a"],
    ["/slashes?utm_source=x", 308, "/evil.example/x?utm_source=x"],
  ])("%s is redirected with %i to %s, as editors want", async (path, status, location) => {
    const { headers, ...found } = await get(path);
    expect([found.status, headers.location]).toEqual([status, location]);
    expect(headers).toMatchObject({ "cache-control": "no-cache", "x-content-type-options": "nosniff" });
    expect(headers.etag).toBeUndefined();
  });

  it("is not redirected in another language to what is redirected there", async () => {
    for (const path of ["/hi/new", "/hi/blogs/details/9"])
      expect(await get(path)).toMatchObject({ status: 404 });
    expect(await get("/hi/old-plants")).toMatchObject({ status: 308 });
  });

  it("is the stored one where its address fits no route, and that of Next elsewhere", async () => {
    for (const [path, url] of [
      ["/no/such/page?x", "/en/missing"],
      ["/leadership/page/0", "/en/missing"],
      ["/images/none.webp", "/en/missing"],
      ["/blogs/details/8/x?y", "/en/blogs/details/8/x"],
    ] as const)
      expect(await get(path)).toMatchObject({ status: 404, body: `no page at ${url}` });
  });

  it("asks for the redirects of editors once, and again after a publish call", async () => {
    await Promise.all(["/a", "/b", "/c"].map((path) => get(path)));
    expect(read).toHaveBeenCalledTimes(1);
    publishContent();
    await get("/a");
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("has the last known redirects during an outage, and does not ask for them each time", async () => {
    await get("/downloads");
    read.mockImplementation(async () => new Response(null, { status: 503 }));
    publishContent();
    for (let count = 0; count < 3; count++) expect((await get("/downloads")).status).toBe(308);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("that exists is not redirected", async () => {
    respond = (_, res) => void res.writeHead(200, { "content-type": "text/html" }).end("a page");
    expect((await get("/blogs/details/7/a-title")).status).toBe(200);
    expect(read).not.toHaveBeenCalled();
  });
});

describe("the policy of a file", () => {
  const send = (status: number, type?: string): Respond => {
    return (_, res) => {
      res.statusCode = status;
      res.setHeader("content-security-policy", filePolicy);
      if (type) res.setHeader("content-type", type);
      res.end(status === 304 ? undefined : "bytes");
    };
  };

  it.each([
    [200, "application/pdf", pdfPolicy],
    [206, "application/pdf", pdfPolicy],
    [200, "image/svg+xml", filePolicy],
    [200, "image/png", filePolicy],
    [404, "text/plain", filePolicy],
    // The browser keeps that of its copy.
    [304, undefined, undefined],
  ])("with the status %i and the type %s", async (status, type, policy) => {
    respond = send(status, type);
    expect((await get("/files/a")).headers["content-security-policy"]).toBe(policy);
  });

  it("of a document runs no script, and lets WebKit's viewer work", () => {
    const directives = new Map(pdfPolicy.split("; ").map((each) => each.split(/ (.*)/) as [string, string]));
    expect(directives.get("default-src")).toBe("'none'");
    for (const name of ["script-src", "script-src-elem", "sandbox"]) expect(directives.has(name)).toBe(false);
    expect(directives.get("object-src")).toBe("'self'");
    expect(directives.get("connect-src")).toBe("'self'");
    expect(directives.get("style-src")).toBe("'unsafe-inline'");
  });

  it("stays that of the site for other paths", async () => {
    respond = send(200, "application/pdf");
    expect((await get("/about")).headers["content-security-policy"]).toBe(filePolicy);
  });
});

describe("a conditional request", () => {
  const document = (type: string, body: string | Buffer) => (_: IncomingMessage, res: ServerResponse) => {
    res.setHeader("etag", '"a"');
    res.setHeader("content-type", type);
    res.end(body);
  };

  it.each([
    ["a feed", "application/atom+xml", "<feed></feed>".repeat(300)],
    ["a short text", "text/plain", "a"],
    ["an image", "image/jpeg", Buffer.alloc(3000)],
  ])("for %s gets a 304", async (_, type, body) => {
    respond = document(type, body);
    for (const tags of ['W/"a"', '"a"', '"b", W/"a"', "*"]) {
      const { status, headers, body } = await get("/about", {
        headers: { "if-none-match": tags, "accept-encoding": "br" },
      });
      expect([status, body, headers["content-type"]]).toEqual([304, "", undefined]);
      expect(headers.etag).toContain('"a"');
    }
    expect((await get("/about", { headers: { "if-none-match": '"b"' } })).status).toBe(200);
    expect((await get("/about", { method: "POST", headers: { "if-none-match": '"a"' } })).status).not.toBe(
      304,
    );
  });

  it("gets an error with its body", async () => {
    respond = (req, res) => {
      res.statusCode = 404;
      document("text/plain", "a")(req, res);
    };
    expect((await get("/about", { headers: { "if-none-match": "*" } })).status).toBe(404);
  });
});

describe("a form that a link fills in", () => {
  const form = '<form action="/api/inquiry"><input name="flow"/></form>';

  it("is of its own, and in no cache; navigations get the page's payload", async () => {
    const urls: (string | undefined)[] = [];
    respond = ({ url, headers: { rsc } }, res) => {
      urls.push(url);
      res.setHeader("etag", '"abc"');
      res.setHeader("x-nextjs-cache", "HIT");
      res.writeHead(200, {
        "content-type": rsc ? "text/x-component" : "text/html",
        "cache-control": "s-maxage=300",
      });
      res.end(html.replace("</body>", `${form}</body>`));
    };
    const filled = await get("/contact?flow=300&utm_source=x");
    expect(filled.body).toContain('<input name="flow" value="300"/>');
    expect(filled.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(filled.headers["cdn-cache-control"]).toBeUndefined();
    expect(filled.headers.etag).toBeUndefined();
    expect((await get("/contact")).body).toContain(form);
    expect((await get("/contact?flow=400")).body).toContain('value="400"');
    const payload = await get("/contact?flow=400&_rsc=x", { headers: { rsc: "1" } });
    expect(payload.body).toContain(form);
    expect(urls).toEqual(["/en/contact", "/en/contact", "/en/contact", "/en/contact?_rsc=x"]);
  });

  it("stays as it is while the backend is down", async () => {
    respond = (_, res) => {
      res.writeHead(503, { "content-type": "text/html", "cache-control": "no-store" });
      res.end(html);
    };
    const { status, body } = await get("/contact?flow=300");
    expect([status, body]).toEqual([503, html]);
  });
});

describe("the company's logo", () => {
  const image = "/_next/image?url=%2Ffiles%2Fa.png&w=64&q=70";

  it.each([
    [`${image}&logo`, 404, undefined],
    [`${image}&logo`, 400, undefined],
    [`${image}&w=1&logo=`, 500, "text/plain"],
    ["/files/a.svg?logo", 502, "text/plain"],
  ])("is the built-in one where %s fails with %s", async (path, status, type) => {
    respond = (_, res) => {
      res.statusCode = status;
      if (type) res.setHeader("content-type", type);
      res.end("no such image");
    };
    const found = await get(path);
    expect(found.status).toBe(status);
    expect(found.headers).toMatchObject({ "content-type": "image/svg+xml", "cache-control": "no-store" });
    expect(found.body).toContain("<svg");
  });

  it("has the one type that Next names for a file", async () => {
    respond = (_, res) => void res.appendHeader("content-type", "image/svg+xml").end("<svg/>");
    const found = await get("/files/a.svg?logo");
    expect(found.headers["content-type"]).toBe("image/svg+xml");
    expect(found.body).toBe("<svg/>");
  });

  it.each([
    [`${image}&logo`, 200],
    [image, 404],
    ["/about?logo", 404],
  ])("is the response itself for %s with %s", async (path, status) => {
    respond = (_, res) => {
      res.statusCode = status;
      res.setHeader("content-type", "image/webp");
      res.end("an image");
    };
    const found = await get(path);
    expect([found.status, found.body]).toEqual([status, "an image"]);
    expect(found.headers["content-type"]).toBe("image/webp");
  });
});
