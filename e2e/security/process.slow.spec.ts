/**
 * A site that renders every page itself, with its own credentials: it tells nobody any secret, writes only to its cache, and
 * ends on a signal. server/http/shut-down.test.ts has the deadline of its end.
 */
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { filesOfPage } from "../../server/first-view/page-files.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin, routeCases } from "../../testing/content/routes.ts";
import { get, type HttpResponse, isFresh, waitUntil } from "../../testing/http/http.ts";
import { findLeaks, privateValues } from "../../testing/http/leaks.ts";
import { copyBuild, releaseCopy } from "../../testing/sites/build-copy.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

// One worker, and so one site, for all tests. They share it in this order.
test.describe.configure({ mode: "default" });
let ownSite: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  const distDir = copyBuild(`process-${workerIndex}`, false);
  const cache = resolve(distDir, "cache");
  // Node has to see at its start that the writable path is a folder.
  mkdirSync(cache, { recursive: true });
  // Node's permission model holds for root, too.
  const files = `--allow-fs-read=* --allow-fs-write=${cache}`;
  const permissions = `--permission ${files} --allow-addons --allow-worker --allow-child-process`;
  // Old, so that the site renders its pages.
  const options = { distDir, isOldBuild: true, env: { NODE_OPTIONS: permissions } };
  ownSite = await TestSite.open({ name: "process", ...options });
});
test.afterAll(async () => {
  await ownSite.close();
  releaseCopy(ownSite.distDir);
});

test("no page, script, style or other response contains a secret or unpublished content", async () => {
  const { url, secret, backend } = ownSite;
  const secrets = privateValues({ account: backend.account, backendUrl: backend.url, secret });
  const leaks: string[] = [];
  const examine = (name: string, response: Pick<HttpResponse, "headers" | "body">) => {
    for (const leak of findLeaks(response, secrets, url)) leaks.push(`${name}: ${leak}`);
  };
  const read = async (path: string, headers?: Record<string, string>): Promise<HttpResponse> => {
    const response = await get(url + path, headers);
    examine(path, response);
    return response;
  };

  const pages = new Set(["/", "/no/such/page", "/our-team/page/99", "/services/details/1/wrong"]);
  for (const [, address = ""] of (await read("/sitemap.xml")).body.matchAll(/<loc>(.*?)<\/loc>/g))
    pages.add(decodeText(address.slice(publicOrigin.length)) || "/");
  const assets = new Set<string>();
  const isSample = sampler();
  // The set grows during the loop.
  for (const path of pages) {
    // seo/crawl.spec.ts reads the others, from the build.
    if (!isSample(path)) continue;
    let response = await read(path);
    await waitUntil(`${path} is rendered`, async () => {
      const isStale = response.headers.get("x-nextjs-cache") === "STALE";
      if (isStale) response = await read(path);
      return !isStale;
    });
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    for (const file of filesOfPage(response.body)) assets.add(`/_next/${file}`);
    for (const [, linked = ""] of response.body.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      const target = decodeText(linked);
      if (/^\/(_next\/static|files)\//.test(target)) assets.add(target);
      else if (!target.startsWith("/_next/") && !target.startsWith("//")) pages.add(target);
    }
    const payload = await read(path, { RSC: "1" });
    const next = payload.headers.get("location");
    if (payload.status === 307 && next) await read(next, { RSC: "1" });
  }
  for (const asset of assets) {
    const { headers } = await read(asset);
    expect(headers.get("sourcemap"), `${asset} has no source map`).toBeNull();
  }
  expect(pages.size).toBeGreaterThan(100);
  expect([...assets].filter((asset) => asset.endsWith(".js")).length).toBeGreaterThan(5);
  expect([...assets].filter((asset) => asset.endsWith(".css")).length).toBeGreaterThan(1);

  for (const path of ["/robots.txt", "/api/health/live", "/api/revalidate", "/api/nothing", "/files/..%2f"])
    await read(path);
  for (const path of ["media/nothing.webp", "website/team", "openapi.json"])
    expect((await read(`/files/${path}`)).status, path).toBe(404);
  await read("/_next/image?url=%2Ffiles%2Fmedia%2Fnothing.webp&w=640&q=70");
  const foreign = `/_next/image?url=${encodeURIComponent(backend.url)}&w=640&q=70`;
  expect((await read(foreign)).status).toBe(400);
  for (const body of ["", "x", '{"tags":["nothing"]}'])
    for (const bearer of ["wrong", secret]) {
      const headers = { authorization: `Bearer ${bearer}` };
      const response = await fetch(`${url}/api/revalidate`, { method: "POST", body, headers });
      examine("POST /api/revalidate", { headers: response.headers, body: await response.text() });
    }
  expect(leaks.slice(0, 20)).toEqual([]);
});

test("it needs no write access beyond its cache", async () => {
  for (const { path } of routeCases) expect((await get(ownSite.url + path)).status, path).toBe(200);
  const { body } = await get(`${ownSite.url}/`);
  const image = decodeText(/src="(\/_next\/image[^"]+)"/.exec(body)?.[1] ?? "");
  expect((await get(ownSite.url + image)).status).toBe(200);
  await ownSite.publish(["team"]);
  await waitUntil("a published page is rendered again", async () =>
    isFresh(await get(`${ownSite.url}/our-team`)),
  );
  expect(
    ownSite
      .log()
      .split("\n")
      .filter((line) => /ERR_ACCESS_DENIED|EACCES|EROFS|EPERM|cannot be (written|used)/i.test(line)),
  ).toEqual([]);
});

test("the first signal lets open requests end, the second one ends the site at once", async () => {
  const port = Number(new URL(ownSite.url).port);
  /** A client that has sent all but the last byte of an inquiry. */
  const open = async () => {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    const head = "POST /api/inquiry HTTP/1.1\r\nhost: x\r\nexpect: 100-continue";
    socket.write(`${head}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 2\r\n\r\n-`);
    // The site answers the headers, so the request has arrived.
    expect(String((await once(socket, "data"))[0])).toContain("100 Continue");
    return socket;
  };
  const [quick, slow] = [await open(), await open()];
  const { process } = ownSite;
  process.process.kill("SIGTERM");
  await waitUntil("the site takes no more connections", () =>
    fetch(ownSite.url).then(
      () => false,
      () => true,
    ),
  );
  quick.write("-");
  expect(String((await once(quick, "data"))[0])).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(process.ending).toBeUndefined();
  process.process.kill("SIGTERM");
  await process.ended;
  expect(process.ending).toBe("exit code 1");
  for (const socket of [quick, slow]) socket.destroy();
});

/** Takes two pages of each route: they differ in their texts only. */
function sampler(): (path: string) => boolean {
  const counts = new Map<string, number>();
  return (path) => {
    const route = path.replace(/\/details\/.*|\?.*/, "");
    counts.set(route, (counts.get(route) ?? 0) + 1);
    return (counts.get(route) ?? 0) <= 2;
  };
}

const decodeText = (text: string) => text.replaceAll("&amp;", "&");
