/** Backends with little content, incomplete records, or the calls of the specification alone: one site that publishes each in turn. */
import { calls, contractCalls } from "../../lib/backend/contract.ts";
import { routes } from "../../lib/site/routes.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { editContent, firstOf, type Item, keepFewPages } from "../../testing/content/content.ts";
import { detailsPath, listCases, publicOrigin } from "../../testing/content/routes.ts";
import { elementsOf, hrefsOf, readPage, sectionOf, shownText } from "../../testing/http/html.ts";
import { get, isFresh, waitUntil } from "../../testing/http/http.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { type Crawled, crawlSettled } from "../seo/crawler.ts";
import { sitemapPaths } from "../seo/sitemap.ts";

// One worker, and so one site, for all tests.
test.describe.configure({ mode: "default" });
let site: TestSite;
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
test.beforeAll(async ({}, { workerIndex }) => {
  const options = { change: changeContent, faultProxy: true };
  site = await TestSite.open({ name: `other-content-${workerIndex}`, ...options });
});
test.afterAll(() => site.close());

/** Few pages, and pictures in texts as editors of other systems leave them. */
function changeContent(folder: string): void {
  keepFewPages(folder);
  const withoutSizes = (html: string) => html.replace(/ (?:width|height)="\d+"/g, "");
  editContent(folder, "news", (items) =>
    items.map((item) => ({ ...item, description: withoutSizes(item.description) })),
  );
}

/** Publishes, and returns every page with the content of now. */
async function publish(kinds: string[]): Promise<Crawled[]> {
  const refreshes = () => site.log().split("pages refreshed").length;
  const before = refreshes();
  await site.publish(kinds);
  await waitUntil("the pages are visited", () => refreshes() > before);
  return [...(await crawlSettled(site.url)).values()];
}

const read = async (path: string) => {
  const { status, document } = await readPage(site.url + path);
  expect(status, path).toBe(200);
  return { document, main: elementsOf(document, "main")[0] };
};

test.describe("incomplete records", () => {
  const wrong = { published_at: "0001-01-01T00:00:00Z", year: { from: 2019 }, image: 42, status: "Y" };
  const records = [
    { ...wrong, id: 1, title: "Without anything" },
    { ...wrong, id: 2, title: "With Xanadu as author or place", author: "Asha Rao", place: "Pune" },
    { ...wrong, id: 3, title: "With a value", capacity: "200 t/d", published_at: "2024-05-06" },
  ];
  const kinds = ["news", "blog", "references"];

  test("rows of the home page keep their columns, articles show what they have, and the search finds references without a year", async ({
    page,
  }) => {
    const body = JSON.stringify({ data: records, pagination: { total: records.length, totalPages: 1 } });
    const lists = Object.values(calls).filter(({ kind, shape }) => kinds.includes(kind) && shape === "list");
    site.proxy.fail(
      { kind: "respond", status: 200, type: "application/json", body },
      new RegExp(`^/website/(${lists.map(({ path }) => path).join("|")})(\\?|$)`),
    );
    await publish(kinds);

    await page.goto(site.url);
    const rows = page
      .locator("section", { has: page.getByRole("heading", { name: "References", level: 2 }) })
      .getByRole("article");
    const leftOf = (text: string) =>
      rows
        .getByText(text, { exact: true })
        .evaluate((element) => Math.round(element.getBoundingClientRect().left));
    const title = await leftOf("Without anything");
    expect([await leftOf("With Xanadu as author or place"), await leftOf("With a value")]).toEqual([
      title,
      title,
    ]);
    const [note, value] = [await leftOf("Pune"), await leftOf("200 t/d")];
    expect(note).toBe(title);
    expect(value).toBeGreaterThan(note);

    const { main } = await read("/blogs");
    const details = elementsOf(main, "article").flatMap((article) => elementsOf(article, "p"));
    expect(details.map(shownText)).toEqual(["Asha Rao", "6 May 2024"]);
    await waitUntil("the search finds the reference", async () => {
      const { document } = await readPage(`${site.url}/search?q=xanadu`);
      return hrefsOf(document, "a").some((href) => href.startsWith("/references/details/2"));
    });
    site.proxy.pass();
  });

  test("an image without a size in an article moves nothing when it arrives, and is not enlarged", async ({
    page,
  }) => {
    await publish(["news"]);
    await page.goto(site.url + detailsPath("/info-news", firstOf("news")));
    const image = page.locator("main figure img");
    const reserved = await image.evaluate((box) => (box.getBoundingClientRect().width * 9) / 16);
    await image.evaluate((element: HTMLImageElement) => {
      element.loading = "eager";
      return element.decode();
    });
    const shape = await image.evaluate(({ naturalWidth: w, naturalHeight: h }: HTMLImageElement) => h / w);
    expect(shape, "4:3").toBe(0.75);
    expect(await image.evaluate((box) => box.getBoundingClientRect().height)).toBeCloseTo(reserved, 0);
    await expect(image).toHaveCSS("object-fit", "scale-down");
  });
});

test.describe("the calls of the specification alone", () => {
  const added = contractCalls.filter(([, call]) => call.added).map(([, { path }]) => path);
  const addedPaths = added.map((path) => path.replace("{key}", "[^/?]+")).join("|");
  const tags = [...new Set(contractCalls.map(([, { kind }]) => kind))];
  /** Pages of the added calls, and of services, which have their own only with an added call. */
  const missing = /^\/(services\/details\/|product|references|privacy)/;

  test("nothing that such a backend lacks is linked, and no link is broken", async () => {
    const notFound = { kind: "respond", status: 404, type: "application/json", body: "{}" } as const;
    site.proxy.fail(notFound, new RegExp(`^/website/(${addedPaths})(\\?|$)`));
    // A running site remembers for 300 s which calls the backend has.
    await site.stop();
    await site.start();
    const crawled = await publish(tags);
    const paths = crawled.map(({ path }) => path);
    const broken = crawled.filter(({ status }) => status !== 200);
    expect(broken.map(({ status, path }) => `${status} ${path}`)).toEqual([]);
    expect(paths.filter((path) => missing.test(path))).toEqual([]);
    // The text of an expertise entry links to it; the menus do not.
    expect(crawled.find(({ path }) => path === "/")?.links).not.toContain(routes.qualityPolicy);
    expect(paths).toEqual(
      expect.arrayContaining([routes.services, routes.catalogues, "/service/detail/automation"]),
    );

    // The first request regenerates them.
    for (const path of ["/sitemap.xml", "/llms.txt"])
      await waitUntil(`${path} is regenerated`, async () => isFresh(await get(site.url + path)));
    const mapped = await sitemapPaths(site.url);
    expect(mapped.filter((path) => !paths.includes(path))).toEqual([]);
    expect(mapped).not.toContain(routes.qualityPolicy);
    const { body } = await get(`${site.url}/llms.txt`);
    const named = Array.from(body.matchAll(/\]\(([^)]+)\)/g), ([, url = ""]) =>
      url.replace(publicOrigin, ""),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
    site.proxy.pass();
  });
});

test.describe("little content", () => {
  const emptied = [
    ...listCases.map(({ kind }) => kind),
    "services",
    "expertise",
    "catalogues",
    "story",
    "banners",
  ];
  /** They have one record each. */
  const hidden = ["about", "vision"];
  /** Lists with a single record. */
  const single = ["values", "blog"];

  test.beforeAll(async () => {
    const { contentDir } = site.backend;
    for (const kind of emptied)
      editContent(contentDir, kind, () => (single.includes(kind) ? [firstOf(kind)] : []));
    for (const kind of hidden)
      editContent(contentDir, kind, (items) => items.map((item) => ({ ...item, status: "D" }) as Item));
    editContent(contentDir, "settings", ([settings]) => [
      { ...settings, phone: "", sales_email: "", map_link: "" } as unknown as Item,
    ]);
    await publish([...emptied, ...hidden, "settings"]);
  });

  for (const { path, kind, name } of listCases)
    test(`${path} is complete, without pagination and a second page`, async () => {
      const { document, main } = await read(path);
      expect(elementsOf(document, "h1")).toHaveLength(1);
      expect(elementsOf(document, "nav", { "aria-label": "Pages" })).toEqual([]);
      const articles = elementsOf(main, "article").map(shownText);
      if (single.includes(kind)) expect(articles).toEqual([expect.stringContaining(firstOf(kind)[name])]);
      else {
        expect(articles).toEqual([]);
        expect(shownText(main)).toMatch(/No .+ found|nothing|yet/i);
      }
      // The first request regenerates it.
      await waitUntil(
        "the second page is gone",
        async () => (await get(`${site.url}${path}/page/2`)).status === 404,
      );
    });

  test("empty lists of persons, and a map without a link, say so", async () => {
    const messages = {
      "/leadership": "No leadership members found.",
      "/our-team": "No team members found.",
      "/map": "No map found.",
    };
    for (const [path, message] of Object.entries(messages)) {
      const { document, main } = await read(path);
      expect(shownText(main)).toContain(message);
      expect(elementsOf(document, "iframe")).toEqual([]);
    }
  });

  test("/address shows only existing contact options", async () => {
    const { document, main } = await read("/address");
    const headings = elementsOf(main, "h2").map(shownText);
    expect(headings).toContain("Our Address");
    expect(headings).not.toContain("Call Us");
    expect(hrefsOf(main, "a")).toContain("mailto:info@example.com");
    const all = hrefsOf(document, "a");
    expect(all.filter((href) => /^tel:|sales@example\.com/.test(href))).toEqual([]);
  });

  test("pages without a banner have the default image and their own title", async () => {
    const { document, main } = await read("/our-vision");
    expect(elementsOf(document, "h1").map(shownText)).toEqual(["Our Vision"]);
    expect(elementsOf(main, "img")[0]?.attribs.src).toMatch(/images%2Fbanner\.webp/);
  });

  test("the about page leaves out parts without content, and reports a missing statement", async () => {
    const { main } = await read("/about");
    expect(shownText(main)).toContain("Nothing has been published here yet.");
    for (const heading of ["Our story", "Our vision", "Our commitments", "Leadership"])
      expect(sectionOf(main, heading), heading).toBeUndefined();
  });
});
