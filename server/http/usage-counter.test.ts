import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageStore } from "../../lib/metrics/usage-store.ts";
import { publishEvent } from "../../lib/runtime/events.ts";
import { parseAddress } from "../../lib/site/address.ts";
import { searchHref, searchPath } from "../../lib/site/search-query.ts";
import { close, listen } from "../../testing/http/listen.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { siteListener } from "./listener.ts";
import { createSiteServer } from "./site-server.ts";
import { UsageCounter } from "./usage-counter.ts";

jest.mock("../../lib/runtime/log.ts", () => ({
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
}));
// They delay what is not in the page cache; 10,000 requests would take a minute.
jest.mock("./work-limits.ts", () => ({
  WorkLimits: class {
    of() {}
  },
}));

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const pages = [
  "/",
  "/about",
  "/product",
  "/contact",
  "/blogs/details/1/a",
  "/product/details/4/b",
  "/no-page",
];
const pdf = "/files/media/data-sheet.pdf";

const folder = mkdtempSync(join(tmpdir(), "usage-"));
const store = new UsageStore(join(folder, "usage.sqlite"));
const counter = new UsageCounter(store, "https://www.site.test");
const server = createSiteServer(
  siteListener(async ({ url = "", headers }, res) => {
    res.setHeader("etag", '"a"');
    res.setHeader("x-nextjs-cache", "HIT");
    res.setHeader(
      "content-type",
      url === pdf ? "application/pdf" : url.startsWith("/files/") ? "image/webp" : "text/html",
    );
    if (url === "/no-page") res.statusCode = 404;
    if (headers.range) res.statusCode = 206;
    // As Next does.
    for (const name of ["rsc", "next-router-prefetch"]) delete headers[name];
    res.end("<!DOCTYPE html><p>Text</p>");
  }, counter),
);
let origin: string;
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(async () => {
  await close(server);
  store.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  sendRaw(origin, path, { method, headers: { "user-agent": browser, ...headers } });

const month = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format().slice(0, 7);
/** The counts since the last call, by kind and name. */
let before = new Map<string, number>();
function counted(): Record<string, number> {
  counter.flush();
  const now = new Map(store.month(month).map(({ kind, name, value }) => [`${kind} ${name}`, value]));
  const added = [...now].map(([key, value]): [string, number] => [key, value - (before.get(key) ?? 0)]);
  before = now;
  return Object.fromEntries(added.filter(([, value]) => value > 0).sort());
}

it("counts views by page, language and referrer, and downloads", async () => {
  await get("/about", { referer: "https://www.google.com/search?q=secret" });
  await get("/about", { referer: "https://site.test/product", "if-none-match": '"a"' });
  await get("/product/details/4/b?utm_source=letter");
  await get("/product", { RSC: "1" });
  await get(pdf);
  await get(pdf, { range: "bytes=0-" });
  await get(pdf, { range: "bytes=500-" });
  await get("/files/media/picture.webp");
  expect(counted()).toEqual({
    "download /files/media/data-sheet.pdf": 2,
    "language en": 4,
    "page /about": 2,
    "page /product": 1,
    "page /product/details/4/b": 1,
    "referrer google.com": 1,
  });
});

it("counts neither programs nor requests ahead of a visit, nor what is no page", async () => {
  for (const agent of [googlebot, "curl/8.5.0", "", "Mozilla/5.0 HeadlessChrome/140.0", "WhatsApp/2.23"])
    await get("/about", { "user-agent": agent });
  await get("/about", { "sec-purpose": "prefetch;prerender" });
  await get("/about", { RSC: "1", "next-router-prefetch": "1" });
  await get("/about", {}, "HEAD");
  for (const path of ["/no-page", "/About", "/robots.txt", "/api/health/live", "/wp-login.php"])
    await get(path);
  expect(counted()).toEqual({});
});

it("counts searches without a result and duties without a product, and no personal data", async () => {
  const search = (words: string, isFound: boolean) => {
    publishEvent("search-result", { path: searchPath(words), isFound });
    return get(searchHref(words));
  };
  await search("Helium Plant", false);
  await search("helium plant", false);
  await search("nitrogen", true);
  for (const words of ["asha@plant.example", "+91 98765 43210", "order 12345678"]) await search(words, false);
  const { path, url } = parseAddress("/product?gas=argon&flow=300");
  publishEvent("search-result", { path, isFound: false });
  await get(url);
  expect(counted()).toEqual({
    "duty gas=argon&flow=300": 1,
    "language en": 7,
    "page /product": 1,
    "page /search": 6,
    "search helium plant": 2,
  });
});

it("counts inquiries by the page before the form", () => {
  for (const page of ["/product/details/4/b", "/hi/product/details/4?x=1", "/asha@plant.example"])
    publishEvent("inquiry", { step: "delivered", page });
  publishEvent("inquiry", { step: "failed", page: "/about" });
  expect(counted()).toEqual({
    "inquiry (other)": 1,
    "inquiry /product/details/4": 1,
    "inquiry /product/details/4/b": 1,
  });
});

it("counts what an access log of 10,000 requests has", async () => {
  let seed = 7;
  const random = <T>(values: readonly T[]): T => {
    seed = (seed * 48_271) % 2_147_483_647;
    return values[seed % values.length] as T;
  };
  const agents = [browser, browser, browser, googlebot, "python-requests/2.32"];
  const purposes = ["", "", "", "prefetch"];
  const methods = ["GET", "GET", "GET", "GET", "HEAD"];
  const paths = [...pages, ...pages, pdf, "/files/media/picture.webp", "/icon.svg", "/robots.txt"];
  const referrers = ["", "https://www.site.test/", "https://news.example/a"];
  const log: string[] = [];
  const requestAll = async () => {
    while (log.length < 10_000) {
      const [path, agent, purpose, method, referer] = [
        random(paths),
        random(agents),
        random(purposes),
        random(methods),
        random(referrers),
      ];
      const index = log.push("") - 1;
      const headers = {
        "user-agent": agent,
        ...(purpose && { "sec-purpose": purpose }),
        ...(referer && { referer }),
      };
      const { status } = await get(path, headers, method);
      log[index] =
        `127.0.0.1 [04/May/2026:08:15:30 +0000] "${method} ${path} HTTP/1.1" ${status} "${referer}" "${agent}" "${purpose}"`;
    }
  };
  await Promise.all(Array.from({ length: 8 }, requestAll));

  const expected: Record<string, number> = {};
  const add = (key: string) => {
    expected[key] = (expected[key] ?? 0) + 1;
  };
  for (const line of log) {
    const [, path = "", referer, agent = ""] =
      /"GET (\S+) HTTP\/1\.1" 200 "([^"]*)" "(Mozilla[^"]*)" ""$/.exec(line) ?? [];
    if (!path || agent.includes("bot") || /\.(?:webp|svg|txt)$/.test(path)) continue;
    if (path.endsWith(".pdf")) {
      add(`download ${path}`);
      continue;
    }
    add(`page ${path}`);
    add("language en");
    if (referer?.includes("news.example")) add("referrer news.example");
  }
  expect(Object.keys(expected).length).toBe(9);
  expect(expected["language en"]).toBeGreaterThan(2_000);
  expect(counted()).toEqual(expected);
});
