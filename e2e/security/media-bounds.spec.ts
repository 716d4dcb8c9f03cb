/** Pictures and documents come from the backend and from nowhere else, and not without end. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import { sendRaw } from "../support/raw-request.ts";
import { test as base, expect } from "../support/test.ts";
import { openSite, secret } from "../support/test-site.ts";

type House = { url: string; asked: string[]; secretAsked: () => number };

const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const megabyte = Buffer.alloc(1024 * 1024);

/** A site whose backend has nothing but files that should not be. */
const test = base.extend<{ house: House }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  house: async ({}, use, info) => {
    const asked: string[] = [];
    let secrets = 0;
    const inner = await listen(
      createServer((_, response) => {
        secrets += 1;
        response.writeHead(200, { "content-type": "image/gif" }).end(picture);
      }),
    );
    const backend = await listen(
      createServer((request, response) => {
        const path = request.url ?? "";
        asked.push(path);
        const type = { "content-type": "image/png" };
        const answers: Record<string, () => void> = {
          "/f/good.gif": () => response.writeHead(200, { "content-type": "image/gif" }).end(picture),
          "/f/away.png": () => response.writeHead(302, { ...type, location: inner.url }).end(),
          "/f/announced.png": () => response.writeHead(200, { ...type, "content-length": 70_000_000 }),
          "/f/endless.png": () => {
            response.writeHead(200, type);
            const more = () => {
              while (!response.destroyed && response.write(megabyte));
            };
            response.on("drain", more);
            more();
          },
          "/f/page.png": () => response.writeHead(200, { "content-type": "text/html" }).end("<script>"),
          "/f/drawing.svg": () =>
            response
              .writeHead(200, { "content-type": "image/svg+xml" })
              .end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
          "/f/bomb.png": () => response.writeHead(200, type).end(vastPicture()),
          "/f/noise.png": () => response.writeHead(200, type).end("not a picture"),
        };
        const answer = answers[path];
        if (answer) answer();
        else response.writeHead(503, { "content-type": "application/json" }).end("{}");
      }),
    );
    const account = { username: "reader", password: secret() };
    const site = await openSite({ name: `media-${info.testId}`, backendUrl: backend.url, account });
    await use({ url: site.url, asked, secretAsked: () => secrets });
    await site.close();
    backend.close();
    inner.close();
  },
});

const optimised = (path: string) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=70`;

test("files are what they say, and pictures what the site itself names", async ({ house }) => {
  const status = async (path: string) => (await sendRaw(house.url, path)).status;
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
    const { status: found, headers } = await sendRaw(house.url, path);
    // Doubled slashes are led to the same address with one.
    expect([308, 400, 404, 502], `${path}: ${found}`).toContain(found);
    if (found === 308) expect(headers.location, path).toMatch(/^\/files\/127/);
  }
  const drawing = await sendRaw(house.url, "/files/f/drawing.svg");
  expect(drawing.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);

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
    const found = await status(optimised(url));
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
  expect(house.secretAsked()).toBe(0);
  expect(house.asked.filter((path) => !/^\/(f|website|http%3A)\//.test(path))).toEqual([]);
});

test("what is too large, too many pixels or no picture ends soon, and the site goes on", async ({
  house,
}) => {
  for (const name of ["away.png", "announced.png", "endless.png", "page.png", "drawing.svg", "noise.png"]) {
    const begun = performance.now();
    const { status } = await sendRaw(house.url, optimised(`/files/f/${name}`));
    expect(status, name).toBeGreaterThanOrEqual(400);
    expect(performance.now() - begun, name).toBeLessThan(15_000);
  }
  // What has too many pixels is never unpacked here: it is passed on as it came.
  const begun = performance.now();
  const vast = await sendRaw(house.url, optimised("/files/f/bomb.png"));
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect([vast.status, vast.headers["content-type"]]).toEqual([200, "image/png"]);
  // A file that grows beyond its bound is broken off; what came of it is not longer than the bound.
  const endless = await fetch(`${house.url}/files/f/endless.png`);
  let size = 0;
  const read = async () => {
    for await (const chunk of endless.body ?? []) size += chunk.length;
  };
  await expect(read()).rejects.toThrow();
  expect(size).toBeLessThanOrEqual(64 * 1024 * 1024);
  expect(house.secretAsked()).toBe(0);
  expect((await sendRaw(house.url, "/files/f/good.gif")).status).toBe(200);
  expect((await sendRaw(house.url, "/api/health/live")).status).toBe(200);
});

async function listen(server: Server): Promise<{ url: string; close: () => void }> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** A PNG of 268 million pixels in 33 kB. */
function vastPicture(): Buffer {
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
