import { createHmac, randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { close, listen } from "../../testing/http/listen.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { previewListener } from "./preview.ts";
import { createSiteServer } from "./site-server.ts";

const secret = "secret-of-the-preview-tests";
const frameOrigin = "http://localhost:4100";
const servers: Server[] = [];
let origin: string;

/** @returns its origin */
async function start(frameOrigin: string): Promise<string> {
  const site = previewListener(
    (_req, res) => {
      res.setHeader("content-security-policy", "default-src 'self'; frame-ancestors 'none'");
      res.setHeader("cache-control", "public, max-age=60");
      res.setHeader("cdn-cache-control", "public, max-age=300");
      res.setHeader("content-type", "text/html; charset=utf-8");
      res.end(Buffer.from("the draft"));
    },
    { secret, frameOrigin },
  );
  const server = createSiteServer(site);
  servers.push(server);
  return listen(server);
}

beforeEach(async () => {
  origin = await start(frameOrigin);
});
afterEach(() => Promise.all(servers.splice(0).map(close)));

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
function token(purpose: string, expires: number, key = secret): string {
  const text = `${expires}.${randomBytes(16).toString("base64url")}`;
  return `${text}.${createHmac("sha256", key).update(`${purpose} ${text}`).digest("base64url")}`;
}
const get = (path: string, cookie = "", init: RequestInit = {}) =>
  fetch(origin + path, { ...init, redirect: "manual", headers: { ...(cookie && { cookie }) } });
const enter = (path: string) =>
  get(`/preview?token=${token("entry", inSeconds(60))}&path=${encodeURIComponent(path)}`);

test("a link of the CMS opens the draft, and leaving closes it", async () => {
  const entered = await enter("/blogs/page/2");
  expect(entered.status).toBe(302);
  expect(entered.headers.get("location")).toBe("/blogs/page/2");
  expect(entered.headers.get("set-cookie")).toMatch(/^preview=\S+; Path=\/; HttpOnly; SameSite=Lax;/);
  const cookie = entered.headers.get("set-cookie")?.split(";")[0];
  const page = await get("/blogs/page/2", `other=1; ${cookie}`);
  expect(await page.text()).toBe('the draft<script src="/preview/script.js"></script>');
  expect(page.headers.get("cache-control")).toBe("private, no-store");
  expect(page.headers.get("cdn-cache-control")).toBeNull();
  expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(page.headers.get("content-security-policy")).toBe(
    `default-src 'self'; frame-ancestors 'self' ${frameOrigin}`,
  );
  const left = await get("/preview/leave", cookie);
  expect(left.headers.get("set-cookie")).toMatch(/^preview=;.*Max-Age=0/);
  expect(left.headers.get("location")).toBe(`${frameOrigin}/admin`);
});

test("a browser without a session comes back from the CMS with a link that works once", async () => {
  const asked = await get("/preview?path=/blogs%3Fpage%3D2");
  expect(asked.headers.get("location")).toBe(`${frameOrigin}/api/preview?path=%2Fblogs%3Fpage%3D2`);
  expect(asked.headers.get("set-cookie")).toBeNull();
  const link = `/preview?token=${token("entry", inSeconds(60))}&path=/blogs`;
  const entered = await get(link);
  expect(entered.status).toBe(302);
  for (const again of [link, link.replace("/blogs", "/")]) {
    const { status, headers } = await get(again);
    expect([status, headers.get("set-cookie")]).toEqual([401, null]);
  }
  const cookie = entered.headers.get("set-cookie")?.split(";")[0];
  for (const path of ["/preview?path=/blogs", link]) {
    const { status, headers } = await get(path, cookie);
    expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([302, "/blogs", null]);
  }
  expect((await enter("/blogs")).status).toBe(302);
});

test.each([
  ["https://cms.example", true],
  ["http://localhost:4100", false],
])("the cookie of a preview for %s is secure: %p", async (cms, isSecure) => {
  origin = await start(cms);
  for (const { headers } of [await enter("/blogs"), await get("/preview/leave")])
    expect(/; Secure(;|$)/.test(headers.get("set-cookie") ?? "")).toBe(isSecure);
});

test.each([
  ["nothing", ""],
  ["an expired session", `preview=${token("session", inSeconds(-1))}`],
  ["a link as a session", `preview=${token("entry", inSeconds(60))}`],
  ["another secret", `preview=${token("session", inSeconds(60), "other")}`],
  ["no signature", `preview=${inSeconds(60)}.`],
  ["a later end", `preview=${token("session", inSeconds(-1)).replace(/^\d+/, String(inSeconds(60)))}`],
  ["a cookie of another name", `xpreview=${token("session", inSeconds(60))}`],
])("with %s there is no draft", async (_name, cookie) => {
  const response = await get("/blogs", cookie);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain("the draft");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test.each([
  "/_next/static/../../blogs",
  "/_next/static/%2e%2E/.%2e/blogs",
  "/_next/static\\..\\..\\blogs",
  "/_next/static/..%2f..%5Cblogs",
  "/api/health/live/../../../blogs",
  "/blogs/.",
  "/blogs#/_next/static/",
])("%s is refused, with a session too", async (path) => {
  for (const cookie of ["", `preview=${token("session", inSeconds(60))}`]) {
    const { status, headers, body } = await sendRaw(origin, path, { headers: { cookie } });
    expect(status).toBe(400);
    expect(body).toBe("This address is not valid.\n");
    expect(headers["cache-control"]).toBe("private, no-store");
  }
});

test.each([
  ["/_next/static/a..b.js?v=../..", 200],
  ["/api/health/live", 200],
  ["/api/redirects", 200],
  ["/api/redirects/x", 401],
  ["/api/health/ready", 401],
  ["/blogs?x=/_next/static/", 401],
  ["http://other.test/blogs", 401],
  ["http://other.test/_next/static/x", 200],
  ["//other.test/_next/static/x", 401],
  ["//other.test/preview/leave", 401],
])("without a session %s gets %i", async (path, expected) => {
  expect((await sendRaw(origin, path)).status).toBe(expected);
});

test("a link opens pages of the preview only, and not for ever", async () => {
  for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "blogs", "/a\r\nb", ""]) {
    expect((await enter(path)).headers.get("location")).toBe("/");
    const { headers } = await get(`/preview?path=${encodeURIComponent(path)}`);
    expect(headers.get("location")).toBe(`${frameOrigin}/api/preview?path=%2F`);
  }
  expect((await get(`/preview?token=${token("entry", inSeconds(-1))}`)).status).toBe(401);
  expect((await get(`/preview?token=${token("session", inSeconds(60))}`)).status).toBe(401);
});

test("the script knows the CMS", async () => {
  const script = await get("/preview/script.js");
  expect(script.headers.get("content-type")).toBe("text/javascript");
  expect(await script.text()).toMatch(
    /^\(function inPage\(cms\s*\)[\s\S]+\)\("http:\/\/localhost:4100"\);\n$/,
  );
});

test("nothing is sent from the preview", async () => {
  const cookie = `preview=${token("session", inSeconds(60))}`;
  expect((await get("/api/inquiry", cookie, { method: "POST" })).status).toBe(405);
});
