/** An edit shows without a visit, and only callers with the secret can trigger a revalidation. */
import type { Page } from "playwright/test";
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import {
  editContent,
  firstOf,
  type Item,
  keepFewPages,
  published,
  textOf,
} from "../../testing/content/content.ts";
import { detailsPath } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";

test.describe("one edit after the other", () => {
  // In one worker, for one site.
  test.describe.configure({ mode: "default" });
  let testSite: TestSite;
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  test.beforeAll(async ({}, { workerIndex }) => {
    const name = `freshness-${workerIndex}`;
    testSite = await TestSite.open({ name, publishHook: true, change: keepFewPages });
  });
  test.afterAll(() => testSite.close());

  test("the first visitor after an edit sees it, and after a record was withdrawn gets 404", async () => {
    const [edited, withdrawn] = published("blog", testSite.backend.contentDir) as [Item, Item];
    const address = testSite.url + detailsPath("/blogs", withdrawn);
    expect((await get(address)).status).toBe(200);
    editContent(testSite.backend.contentDir, "blog", (items) =>
      items.map((item) => {
        if (item.id === edited.id) return { ...item, description: "<p>Just edited.</p>" };
        return item.id === withdrawn.id ? { ...item, status: "N" } : item;
      }),
    );
    // Without a visit.
    await waitUntil("the site has regenerated its pages", () => testSite.log().includes("pages refreshed"));
    expect(textOf((await get(testSite.url + detailsPath("/blogs", edited))).body)).toContain("Just edited.");
    expect((await get(address)).status).toBe(404);
  });

  test("a video in a text is asked for when a visitor presses it, and not before", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/^https:/, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<p>The player</p>" });
    });
    const article = published("blog", testSite.backend.contentDir)[0] as Item;
    editContent(testSite.backend.contentDir, "blog", (items) =>
      items.map((item) =>
        item.id === article.id ? { ...item, description: "<p>https://youtu.be/dQw4w9WgXcQ</p>" } : item,
      ),
    );
    const address = testSite.url + detailsPath("/blogs", article);
    await waitUntil("the player", async () => (await get(address)).body.includes("<iframe"));
    await page.goto(address);
    const poster = page.locator("summary", { hasText: "Watch the video (YouTube)" });
    await poster.scrollIntoViewIfNeeded();
    await page.waitForLoadState("load");
    expect(asked).toEqual([]);
    await poster.click();
    await page.frameLocator("main details iframe").getByText("The player").waitFor();
    expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&dnt=1"]);
  });

  test("a redirect that editors add leads on at once, although its address was missing before", async () => {
    const address = `${testSite.url}/an-old-address`;
    expect((await get(address)).status).toBe(404);
    editContent(testSite.backend.contentDir, "redirects", (items) => [
      ...items,
      { id: 9001, from: "/an-old-address", to: "/product", permanent: true, status: "Y" } as unknown as Item,
    ]);
    await waitUntil("the redirect", async () => (await get(address)).status === 308);
    expect((await get(address)).headers.get("location")).toBe("/product");
  });

  test("a changed, an added and a withdrawn record show on the site", async () => {
    const page = async () => textOf((await get(`${testSite.url}/commitments`)).body);
    const shown = async () => (await get(`${testSite.url}/commitments`)).body.split("<article").length - 1;
    const { contentDir } = testSite.backend;
    const first = firstOf("commitments", contentDir);
    expect(await page()).toContain(first.title);

    change(testSite, "commitments", first, { title: "An edited title" });
    await waitUntil("the changed title", async () => (await page()).includes("An edited title"));
    expect(await page()).not.toContain(first.title);

    editContent(contentDir, "commitments", (items) => [
      { ...first, id: 9001, title: "An added commitment" },
      ...items,
    ]);
    await waitUntil("the new record", async () => (await page()).includes("An added commitment"));

    editContent(contentDir, "commitments", (items) => items.slice(0, 5));
    const left = published("commitments", contentDir).length;
    expect(left).toBeLessThan(8);
    await waitUntil("a shorter list", async () => (await shown()) === left);

    change(testSite, "commitments", { id: 9001 }, { status: "N" });
    await waitUntil(
      "the withdrawn record is gone",
      async () => !(await page()).includes("An added commitment"),
    );
    expect(await shown()).toBe(left - 1);
  });

  test("a list gains and loses a page with its records", async () => {
    const { contentDir } = testSite.backend;
    const last = `${testSite.url}/leadership/page/4`;
    expect((await get(last)).status).toBe(404);
    const first = firstOf("leadership", contentDir);
    const added = Array.from({ length: 6 }, (_, index) => ({
      ...first,
      id: 9000 + index,
      name: `New Director ${index}`,
    }));
    editContent(contentDir, "leadership", (items) => [...items, ...added]);
    await waitUntil("page 4", async () => (await get(last)).status === 200);
    editContent(contentDir, "leadership", (items) => items.filter(({ id }) => Number(id) < 9000));
    await waitUntil("no page 4", async () => (await get(last)).status === 404);
  });

  test("a browser that has the former page shows a new title at the first click", async ({ page }) => {
    const post = firstOf("blog", testSite.backend.contentDir);
    const title = "A title of this minute";
    const clickBlogs = async (tab: Page) => {
      await tab.goto(testSite.url);
      await hydrate(tab);
      // Also where the menu is closed.
      await tab
        .locator('a[href="/blogs"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
    };
    await clickBlogs(page);
    await expect(page.locator("#list")).toContainText(post.title);
    change(testSite, "blog", post, { title });
    await waitUntil("the new title", async () => (await get(`${testSite.url}/blogs`)).body.includes(title));
    const tab = await page.context().newPage();
    await clickBlogs(tab);
    await expect(tab.locator("#list")).toContainText(title);
  });

  test("a changed setting shows on every page", async () => {
    editContent(testSite.backend.contentDir, "settings", ([settings]) => [
      { ...settings, phone: "98111 22222" } as unknown as Item,
    ]);
    for (const path of ["/address", "/our-vision", "/blogs/page/2"]) {
      await waitUntil(`the new number on ${path}`, async () =>
        textOf((await get(testSite.url + path)).body).includes("+91 98111 22222"),
      );
    }
  });

  test("the address of a former title leads to the new one, after a restart too", async () => {
    const former = firstOf("news", testSite.backend.contentDir);
    const renamed = { ...former, title: "An Edited Title; With More" };
    const [before, after] = [former, renamed].map((item) => detailsPath("/info-news", item)) as [
      string,
      string,
    ];
    const address = testSite.url + before;
    expect((await get(address)).status).toBe(200);
    change(testSite, "news", former, { title: renamed.title });
    await waitUntil("the page becomes a redirect", async () => (await get(address)).status === 308);
    const expectRedirect = async () => {
      const { status, headers } = await get(address);
      expect([status, headers.get("location")]).toEqual([308, after]);
      // The router reads the target in the payload.
      const payload = await get(`${address}?_rsc`, { rsc: "1" });
      expect(payload.status).toBe(200);
      expect(payload.body).toContain(`NEXT_REDIRECT;replace;${after};308;`);
      expect((await get(testSite.url + after)).status).toBe(200);
    };
    await expectRedirect();
    await testSite.stop();
    await testSite.start();
    await expectRedirect();
  });

  test("an invalid file leaves the site unchanged", async () => {
    const { contentDir } = testSite.backend;
    const before = textOf((await get(`${testSite.url}/our-vision`)).body);
    editContent(contentDir, "vision", () => [
      { description: { wrong: true }, status: "Y" } as unknown as Item,
    ]);
    // The valid edit of another file is processed after the invalid one.
    change(testSite, "values", firstOf("values", contentDir), { title: "An edited value" });
    await waitUntil("the valid edit", async () =>
      textOf((await get(`${testSite.url}/our-values`)).body).includes("An edited value"),
    );
    expect(textOf((await get(`${testSite.url}/our-vision`)).body)).toBe(before);
  });
});

test.describe("POST /api/revalidate", () => {
  const validBody = JSON.stringify({ tags: ["vision"] });
  const rejected: [name: string, status: number, secret: string | undefined, body: string][] = [
    ["without the secret", 401, undefined, validBody],
    ["with a wrong secret", 401, "Bearer wrong", validBody],
    ["with an empty secret", 401, "Bearer ", validBody],
    ["with an unknown tag", 400, "valid", '{"tags":["vision","nothing"]}'],
    ["without tags", 400, "valid", '{"tags":[]}'],
    ["with a body that is not JSON", 400, "valid", "vision"],
    ["with an empty body", 400, "valid", ""],
    ["with a body that is too long", 413, "valid", `{"tags":["vision"],"x":"${"x".repeat(1_100_000)}"}`],
  ];
  for (const [name, status, authorization, body] of rejected) {
    test(`${name} is ${status}`, async ({ site }) => {
      const header = authorization === "valid" ? `Bearer ${site.secret}` : authorization;
      const response = await fetch(`${site.url}/api/revalidate`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...(header && { authorization: header }) },
      });
      expect(response.status).toBe(status);
      expect(response.headers.get("content-type")).toContain("application/problem+json");
    });
  }

  test("with the secret and known tags is 200", async ({ site }) => {
    const response = await fetch(`${site.url}/api/revalidate`, {
      method: "POST",
      body: validBody,
      headers: { "content-type": "application/json", authorization: `Bearer ${site.secret}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ revalidated: ["vision"] });
  });

  test("with GET is 405", async ({ site }) => {
    expect((await get(`${site.url}/api/revalidate`)).status).toBe(405);
  });
});

function change(testSite: TestSite, kind: string, { id }: Pick<Item, "id">, to: Partial<Item>): void {
  editContent(testSite.backend.contentDir, kind, (items) =>
    items.map((item) => (item.id === id ? { ...item, ...to } : item)),
  );
}
