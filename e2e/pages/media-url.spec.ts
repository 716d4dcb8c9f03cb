/** Images and documents at MEDIA_URL, and a logo that is missing there. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, keepFewPages } from "../../testing/content/content.ts";
import { elementsOf, readPage } from "../../testing/http/html.ts";
import { waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"><rect width="48" height="32"/></svg>`;
const photo = readFileSync("public/apple-icon.png");

const passwords: unknown[] = [];
const server = createServer(({ url, headers }, response) => {
  passwords.push(headers.authorization);
  if (url === "/storage/logo.svg") response.setHeader("content-type", "image/svg+xml").end(drawing);
  else if (url === "/storage/logo.png" || url === "/uploads/team.png")
    response.setHeader("content-type", "image/png").end(photo);
  else response.writeHead(404, { "content-type": "application/json" }).end("{}");
});

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let mediaSite: TestSite;
let media: string;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  media = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mediaSite = await TestSite.open({
    name: `media-url-${workerIndex}`,
    env: { MEDIA_URL: `${media}/storage` },
    publishHook: true,
    change: (folder) => {
      keepFewPages(folder);
      editContent(folder, "leadership", (items) =>
        items.map((item) => ({ ...item, image: `${media}/uploads/team.png` })),
      );
    },
  });
});
test.afterAll(async () => {
  await mediaSite.close();
  server.close();
  expect(passwords.filter((password) => password !== undefined)).toEqual([]);
});

/** Publishes a logo. @returns its response, by its address in the header */
async function logoOf(logo: string): Promise<Response> {
  const file = join(mediaSite.backend.contentDir, "settings.json");
  const settings = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...settings, site_logo: logo }));
  const name = encodeURIComponent(logo.split("/").at(-1) ?? "");
  let src = "";
  await waitUntil(`the logo ${logo}`, async () => {
    const { document } = await readPage(`${mediaSite.url}/leadership`);
    src = elementsOf(elementsOf(document, "header")[0], "img")[0]?.attribs.src ?? "";
    return src.includes(name);
  });
  return imageAt(src);
}

const imageAt = (src: string) =>
  fetch(new URL(src, mediaSite.url), { headers: { accept: "image/webp,image/svg+xml,*/*" } });

for (const [logo, isFound] of [
  ["logo.svg", true],
  ["/logo.png", true],
  ["none.svg", false],
  ["/none.png", false],
] as const) {
  test(`the logo ${logo} is ${isFound ? "shown" : "the built-in one"}`, async () => {
    const response = await logoOf(logo);
    expect(response.status === 200).toBe(isFound);
    const type = logo.endsWith("svg") || !isFound ? "image/svg+xml" : "image/webp";
    expect(response.headers.get("content-type")).toBe(type);
    // Browsers show an image whatever its status is.
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(width).toBeGreaterThan(0);
  });
}

test("an absolute address at the host of MEDIA_URL is shown, and not named", async () => {
  const { document, body } = await readPage(`${mediaSite.url}/leadership`);
  const [main] = elementsOf(document, "main");
  const [portrait] = elementsOf(elementsOf(main, "article")[0], "img");
  const response = await imageAt(portrait?.attribs.src ?? "");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(body).not.toContain(new URL(media).host);
});
