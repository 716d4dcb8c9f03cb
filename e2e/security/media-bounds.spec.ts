/** Images and documents come only from the backend, and within size limits. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import { expect, test } from "../../testing/browser/test.ts";
import { isWithin } from "../../testing/http/http.ts";
import { sendRaw } from "../../testing/http/raw-request.ts";
import { newSecret } from "../../testing/sites/secret.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const image = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const document = Buffer.from(`%PDF-1.7 ${"0123456789".repeat(20_000)}`);
const megabyte = Buffer.alloc(1024 * 1024);

/** The paths that the site requested from its backend. */
const requested: string[] = [];
/** Number of requests to a server that the site must never reach. */
let internalRequests = 0;
const internal = createServer((_, response) => {
  internalRequests += 1;
  response.writeHead(200, { "content-type": "image/gif" }).end(image);
});
/** Serves broken and malicious files. */
const backend = createServer((request, response) => {
  const path = request.url ?? "";
  requested.push(path);
  const type = { "content-type": "image/png" };
  const responses: Record<string, () => void> = {
    "/f/good.gif": () => response.writeHead(200, { "content-type": "image/gif" }).end(image),
    "/f/away.png": () => response.writeHead(302, { ...type, location: urlOf(internal) }).end(),
    "/f/announced.png": () => response.writeHead(200, { ...type, "content-length": 70_000_000 }),
    "/f/endless.png": () => {
      response.writeHead(200, type);
      const more = () => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on("drain", more);
      more();
    },
    "/f/two-types.png": () => {
      response.setHeader("content-type", ["image/png;", "text/html"]);
      response.writeHead(200).end("<script>");
    },
    "/f/plan.pdf": () => sendPart(request, response),
    "/f/page.png": () => response.writeHead(200, { "content-type": "text/html" }).end("<script>"),
    "/f/drawing.svg": () =>
      response
        .writeHead(200, { "content-type": "image/svg+xml" })
        .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "/f/bomb.png": () => response.writeHead(200, type).end(hugePng()),
    "/f/noise.png": () => response.writeHead(200, type).end("not a picture"),
  };
  const respond = responses[path];
  if (respond) respond();
  else response.writeHead(503, { "content-type": "application/json" }).end("{}");
});

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let mediaSite: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  for (const server of [internal, backend])
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const account = { username: "reader", password: newSecret() };
  mediaSite = await TestSite.open({
    name: `media-${workerIndex}`,
    backend: { url: urlOf(backend), account },
  });
});
test.afterAll(async () => {
  await mediaSite.close();
  for (const server of [internal, backend]) {
    server.closeAllConnections();
    server.close();
  }
});

const optimized = (path: string) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=70`;

test("only known files, sizes and qualities are served", async () => {
  const status = async (path: string) => (await sendRaw(mediaSite.url, path)).status;
  expect(await status("/files/f/good.gif")).toBe(200);
  for (const path of [
    ...["/files/f/away.png", "/files/f/announced.png", "/files/@127.0.0.1/x.png", "/files/@evil.test/x.png"],
    ...[
      "/files/f/page.png",
      "/files/.env",
      "/files/f/..%2f..%2fx.png",
      "/files/f%5c..%5cx.png",
      "/files/%2e%2e/x",
    ],
    ...["/files/http:/127.0.0.1/x.png", "/files//127.0.0.1/x.png", `/files/${"a/".repeat(20)}b.png`],
    ...["/files/f/good.gif%00.png", "/files"],
  ]) {
    const { status: found, headers } = await sendRaw(mediaSite.url, path);
    // Doubled slashes redirect to the URL with one.
    expect([308, 400, 404, 502], `${path}: ${found}`).toContain(found);
    if (found === 308) expect(headers.location, path).toMatch(/^\/files\/127/);
  }
  const svg = await sendRaw(mediaSite.url, "/files/f/drawing.svg");
  expect(svg.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);

  for (const url of [
    ...["http://127.0.0.1/x.png", "//127.0.0.1/x.png", "/\\127.0.0.1/x.png", "https://evil.test/x.png"],
    ...[
      "/api/lists/team/1",
      "/files/../api/health/live",
      "/files/%2e%2e/api/health/live",
      "/about",
      "data:image/png,x",
    ],
    ...[
      "/_next/image?url=/files/f/good.gif&w=640&q=70",
      "/files/f/good.gif?x=1",
      `/files/${"a".repeat(3100)}`,
      "",
    ],
  ]) {
    const found = await status(optimized(url));
    expect([400, 404], `${url.slice(0, 60)}: ${found}`).toContain(found);
  }
  for (const query of [
    "w=641&q=70",
    "w=640&q=71",
    "w=640",
    "q=70",
    "w=640&w=128&q=70",
    "w=999999&q=70",
    "w=-1&q=70",
  ]) {
    expect(await status(`/_next/image?url=%2Ffiles%2Ff%2Fgood.gif&${query}`), query).toBe(400);
  }
  expect(internalRequests).toBe(0);
  expect(requested.filter((path) => !/^\/(f|website|http%3A)\//.test(path))).toEqual([]);
});

test("a file is served by its type alone, and a download of a document continues where it broke off", async () => {
  expect((await sendRaw(mediaSite.url, "/files/f/two-types.png")).status).toBe(404);
  const ask = (headers: Record<string, string> = {}, method = "GET") =>
    sendRaw(mediaSite.url, "/files/f/plan.pdf", { method, headers });
  const known = { "content-type": "application/pdf", "accept-ranges": "bytes", etag: '"1"' };
  const whole = { ...known, "content-length": String(document.length) };
  const { status, headers, body } = await ask();
  expect({ status, headers, body: body === document.toString() }).toMatchObject({
    status: 200,
    headers: whole,
    body: true,
  });
  expect(headers["x-file-length"]).toBeUndefined();
  const rest = await ask({ range: "bytes=200000-", "if-range": '"1"' });
  expect(rest).toMatchObject({
    status: 206,
    headers: { ...known, "content-length": "9", "content-range": "bytes 200000-200008/200009" },
    body: document.subarray(200_000).toString(),
  });
  expect(await ask({ range: "bytes=200000-", "if-range": '"0"' })).toMatchObject({
    status: 200,
    headers: whole,
  });
  expect((await ask({ range: "bytes=300000-" })).status).toBe(416);
  // None of these keeps one of the 64 transfers.
  for (let round = 0; round < 3; round++) {
    const heads = await Promise.all(Array.from({ length: 30 }, () => ask({}, "HEAD")));
    expect(new Set(heads.map((head) => `${head.status} ${head.headers["content-length"]}`))).toEqual(
      new Set(["200 200009"]),
    );
  }
  expect((await ask()).status).toBe(200);
});

test("files that are too large, have too many pixels or are no image fail soon, and the site keeps running", async () => {
  for (const name of ["away.png", "announced.png", "endless.png", "page.png", "drawing.svg", "noise.png"]) {
    const startedAt = performance.now();
    const { status } = await sendRaw(mediaSite.url, optimized(`/files/f/${name}`));
    expect(status, name).toBeGreaterThanOrEqual(400);
    expect(isWithin(performance.now() - startedAt, 15_000), name).toBe(true);
  }
  // An image with too many pixels is never decoded: it is forwarded unchanged.
  const startedAt = performance.now();
  const huge = await sendRaw(mediaSite.url, optimized("/files/f/bomb.png"));
  expect(isWithin(performance.now() - startedAt, 5_000), "the time for an image with too many pixels").toBe(
    true,
  );
  expect([huge.status, huge.headers["content-type"]]).toEqual([200, "image/png"]);
  // An endless file is cut off at the size limit.
  const endless = await fetch(`${mediaSite.url}/files/f/endless.png`);
  let size = 0;
  const read = async () => {
    for await (const chunk of endless.body ?? []) size += chunk.length;
  };
  await expect(read()).rejects.toThrow();
  expect(size).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(internalRequests).toBe(0);
  expect((await sendRaw(mediaSite.url, "/files/f/good.gif")).status).toBe(200);
  expect((await sendRaw(mediaSite.url, "/api/health/live")).status).toBe(200);
});

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Answers one range of the document, to clients that have begun this very one. */
function sendPart({ headers }: IncomingMessage, response: ServerResponse): void {
  const known = { "content-type": "application/pdf", "accept-ranges": "bytes", etag: '"1"' };
  const [, first] = /^bytes=(\d+)-$/.exec(headers.range ?? "") ?? [];
  const total = document.length;
  if (first === undefined || (headers["if-range"] ?? '"1"') !== '"1"')
    response.writeHead(200, { ...known, "content-length": total }).end(document);
  else if (Number(first) >= total) response.writeHead(416, { "content-range": `bytes */${total}` }).end();
  else {
    const part = document.subarray(Number(first));
    const range = { "content-length": part.length, "content-range": `bytes ${first}-${total - 1}/${total}` };
    response.writeHead(206, { ...known, ...range }).end(part);
  }
}

/** A PNG of 268 million pixels in 33 kB. */
function hugePng(): Buffer {
  const side = 16_384;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
