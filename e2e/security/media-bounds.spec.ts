/**
 * Images and documents come only from the backend, and within limits; lib/media has the rules: which files and hosts, how many
 * bytes, and which parts of a file.
 */
import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../../testing/browser/test.ts";
import { blackPng } from "../../testing/content/png.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import type { TestSite } from "../../testing/sites/test-site.ts";

const document = `%PDF-1.7 ${"0123456789".repeat(20_000)}`;
const optimizerMaxBytes = 32 * 1024 * 1024;
const optimized = (path: string) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=70`;

/** Puts files into the folder `bounds` of the backend's media. */
function addFiles({ backend: { contentDir } }: TestSite, files: Record<string, string | Buffer>) {
  const folder = join(contentDir, "media", "bounds");
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

test("only known files, sizes and qualities are served", async ({ testSite }) => {
  using _ = addFiles(testSite, { "good.png": blackPng(8), "drawing.svg": "<svg/>", "page.html": "<script>" });
  const good = "/files/media/bounds/good.png";
  const status = async (path: string) => (await sendRaw(testSite.url, path)).status;
  expect(await status(good)).toBe(200);
  for (const path of [
    ...["/files/@127.0.0.1/x.png", "/files/@evil.test/x.png", "/files/http:/127.0.0.1/x.png"],
    ...["/files/media/bounds/page.html", "/files/media/bounds/none.png", "/files/.env", "/files"],
    ...["/files//127.0.0.1/x.png", `/files//${good.slice("/files/".length)}`],
    ...["/files/f/..%2f..%2fx.png", "/files/f%5c..%5cx.png", "/files/%2e%2e/x"],
    ...[`/files/${"a/".repeat(20)}b.png`, `${good}%00.png`],
  ])
    expect([400, 404], path).toContain(await status(path));
  const svg = await sendRaw(testSite.url, "/files/media/bounds/drawing.svg");
  expect(svg.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);

  for (const url of [
    ...["http://127.0.0.1/x.png", "//127.0.0.1/x.png", "/\\127.0.0.1/x.png", "https://evil.test/x.png"],
    ...["/api/lists/team/1", "/files/../api/health/live", "/files/%2e%2e/api/health/live", "/about"],
    ...[`/_next/image?url=${good}&w=640&q=70`, `${good}?x=1`, `/files/${"a".repeat(3100)}`],
    ...["data:image/png,x", ""],
  ])
    expect([400, 404], url.slice(0, 60)).toContain(await status(optimized(url)));
  for (const query of [
    ...["w=641&q=70", "w=640&q=71", "w=640", "q=70"],
    ...["w=640&w=128&q=70", "w=999999&q=70", "w=-1&q=70"],
  ])
    expect(await status(`/_next/image?url=${encodeURIComponent(good)}&${query}`), query).toBe(400);
  const askedFor = [...testSite.proxy.calls.keys()];
  expect(
    askedFor.filter((path) => !/^\/(?:media\/bounds|f|website|http%3A|127\.0\.0\.1)\//.test(path)),
  ).toEqual([]);
});

test("a download of a document continues where it broke off", async ({ testSite }) => {
  using _ = addFiles(testSite, { "plan.pdf": document });
  const ask = async (headers: Record<string, string> = {}, method = "GET") => {
    const response = await sendRaw(testSite.url, "/files/media/bounds/plan.pdf", { method, headers });
    const { etag, "content-range": range } = response.headers;
    return { ...response, etag, range, isWhole: response.body === document };
  };
  const first = await ask();
  const { etag = "" } = first;
  // Without `sandbox`, which WebKit's viewer does not show a document in.
  const policy = expect.stringMatching(
    /^default-src 'none'; (?!.*(?:sandbox|script-src)).*object-src 'self'/,
  );
  const headers = {
    "content-type": "application/pdf",
    "accept-ranges": "bytes",
    "content-security-policy": policy,
  };
  const whole = { status: 200, etag: expect.stringMatching(/^".+"$/), isWhole: true, headers };
  expect(first).toMatchObject(whole);
  expect(await ask({ range: "bytes=200000-", "if-range": etag })).toMatchObject({
    status: 206,
    etag,
    range: "bytes 200000-200008/200009",
    body: document.slice(200_000),
    headers,
  });
  expect(await ask({ range: "bytes=200000-", "if-range": '"another"' })).toMatchObject(whole);
  expect((await ask({ range: "bytes=300000-" })).status).toBe(416);
  // None of these keeps one of the 64 transfers.
  for (let round = 0; round < 3; round++) {
    const heads = await Promise.all(Array.from({ length: 30 }, () => ask({}, "HEAD")));
    const answers = heads.map(({ status, headers }) => `${status} ${headers["content-length"]}`);
    expect(new Set(answers)).toEqual(new Set(["200 200009"]));
  }
  expect((await ask()).status).toBe(200);
});

test("images that are too large, have too many pixels or are no image are not resized", async ({
  testSite,
}) => {
  // A PNG of 268 million pixels in 33 kB.
  const bomb = blackPng(16_384);
  using files = addFiles(testSite, {
    "page.png": "<!doctype html><script>",
    "noise.png": "not a picture",
    "drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "large.png": blackPng(8),
    "bomb.png": bomb,
  });
  truncateSync(join(files.folder, "large.png"), optimizerMaxBytes + 1);
  for (const name of ["none.png", "page.png", "noise.png", "drawing.svg", "large.png"]) {
    const { status } = await sendRaw(testSite.url, optimized(`/files/media/bounds/${name}`));
    expect(status, name).toBeGreaterThanOrEqual(400);
  }
  const response = await fetch(testSite.url + optimized("/files/media/bounds/bomb.png"));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(Buffer.from(await response.arrayBuffer()).equals(bomb), "it is forwarded unchanged").toBe(true);
});
