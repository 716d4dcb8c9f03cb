/** Images and documents at MEDIA_URL, and a logo that is missing there. */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, keepFewPages } from "../../testing/content/content.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
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

test.use({ javaScriptEnabled: false });
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

async function setLogo(logo: string): Promise<void> {
  const file = join(mediaSite.backend.contentDir, "settings.json");
  const settings = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...settings, site_logo: logo }));
  const name = encodeURIComponent(logo.split("/").at(-1) ?? "");
  await waitUntil(`the logo ${logo}`, async () =>
    (await get(`${mediaSite.url}/leadership`)).body.includes(name),
  );
}

const logoOf = (page: Page) => page.locator("header a").first().locator("img");
const naturalWidth = (page: Page) =>
  logoOf(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);

for (const [logo, isFound] of [
  ["logo.svg", true],
  ["/logo.png", true],
  ["none.svg", false],
  ["/none.png", false],
] as const) {
  test(`the logo ${logo} is ${isFound ? "shown" : "the built-in one"}`, async ({ page }) => {
    await setLogo(logo);
    const responses: [number, string][] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("logo"))
        responses.push([response.status(), response.headers()["content-type"] ?? ""]);
    });
    await page.goto(`${mediaSite.url}/leadership`);
    await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
    const type = logo.endsWith("svg") || !isFound ? "image/svg+xml" : "image/webp";
    expect(responses).toEqual([[isFound ? 200 : expect.any(Number), type]]);
    expect(responses[0]?.[0] === 200).toBe(isFound);
  });
}

test("an absolute address at the host of MEDIA_URL is shown, and not named", async ({ page }) => {
  await page.goto(`${mediaSite.url}/leadership`);
  const portrait = page.locator("main article img").first();
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.content()).not.toContain(new URL(media).host);
});
