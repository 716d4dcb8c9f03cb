/** Articles: reading time, sharing and related articles around their text. */

import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, type Item, published, textOf } from "../../testing/content/content.ts";
import { detailsPath, publicOrigin } from "../../testing/content/routes.ts";
import { elementsOf, hrefsOf, readPage, sectionOf, shownText } from "../../testing/http/html.ts";
import { get } from "../../testing/http/http.ts";

type Article = Item & { author?: string; summary?: string; published_at: string };

const kinds = [
  { base: "/blogs", kind: "blog", others: "More articles" },
  { base: "/info-news", kind: "news", others: "More news" },
];
const articlesOf = (kind: string) => published(kind) as Article[];

for (const { base, kind, others } of kinds) {
  test(`${base}: without JavaScript, an article shows its reading time, share links and related articles`, async ({
    site,
  }) => {
    for (const article of articlesOf(kind)) {
      const path = detailsPath(base, article);
      const { document } = await readPage(site.url + path);
      const [main] = elementsOf(document, "main");
      const minutes = Math.max(1, Math.round(textOf(article.description).split(" ").length / 238));
      const shownMinutes = Number(/(\d+) min read/.exec(shownText(main))?.[1]);
      // The site counts numbers with units differently.
      expect(Math.abs(shownMinutes - minutes), article.title).toBeLessThanOrEqual(1);

      const url = publicOrigin + path;
      expect(hrefsOf(document, "link", { rel: "canonical" })).toEqual([url]);
      const share = sectionOf(main, "Share");
      const shared = hrefsOf(share, "a").map((href) => Object.fromEntries(new URL(href).searchParams));
      expect(shared).toEqual([
        { subject: article.title, body: `${article.title}\r\n\r\n${url}` },
        { text: `${article.title} ${url}` },
        { url },
        { text: article.title, url },
        { u: url },
      ]);
      expect(elementsOf(share, "button")).toEqual([]);

      const cards = elementsOf(sectionOf(main, others), "article");
      const related = cards.flatMap((card) => elementsOf(card, "h3").flatMap((h3) => hrefsOf(h3, "a")));
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(path);
      const known = articlesOf(kind).map((each) => detailsPath(base, each));
      for (const href of related) expect(known).toContain(href);
    }
  });
}

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1440, true],
  [390, false],
] as const) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

    test(`a long article's contents, its own links and links to its parts lead to headings at ${width} px`, async ({
      page,
    }) => {
      const article = articlesOf("blog").find(({ description }) => description.includes('id="habits"'));
      if (!article) throw new Error("No blog has a heading with an id.");
      const path = detailsPath("/blogs", article);
      const heading = page.locator("main h2", { hasText: "Three habits" });
      const isAtTop = async () => {
        const top = (await heading.boundingBox())?.y ?? -1;
        return top >= 0 && top < 400;
      };
      const contents = page.getByRole("navigation", { name: "Contents" });
      const ways = [
        () => page.goto(`${path}#habits`),
        () => page.locator("main p a", { hasText: "three habits" }).click(),
        () => contents.getByRole("link", { name: "Three habits" }).click(),
      ];
      for (const [index, follow] of ways.entries()) {
        if (index > 0) await page.goto(path);
        await follow();
        await expect.poll(isAtTop, { message: `way ${index + 1}` }).toBe(true);
      }
      expect(await contents.getByRole("link").count()).toBe(article.description.split("<h2").length - 1);
      const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current=page]");
      await expect(crumb).toHaveText(article.title);
      expect((await crumb.boundingBox())?.height).toBeLessThan(32);
    });
  });
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copying an article's link puts its canonical URL on the clipboard, and confirms it", async ({
    page,
  }) => {
    const [article] = articlesOf("blog");
    if (!article) throw new Error("No blog is published.");
    await page.goto(detailsPath("/blogs", article));
    const share = page.getByRole("region", { name: "Share" });
    await share.getByRole("button", { name: "Copy link" }).click();
    await expect(share.getByRole("status")).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      publicOrigin + detailsPath("/blogs", article),
    );
  });
});

test("the device's share sheet gets title and URL", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data = {}) => void shared.push(data);
  });
  const [article] = articlesOf("blog");
  if (!article) throw new Error("No blog is published.");
  await page.goto(detailsPath("/blogs", article));
  await page.getByRole("button", { name: "More ways to share" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { title: article.title, url: publicOrigin + detailsPath("/blogs", article) },
  ]);
});

test("a failing list leaves an article complete, a failing banner its own image", async ({ testSite }) => {
  // They are not on the first page of the list, so the build has not generated them.
  const [second, last] = articlesOf("blog").slice(-2) as [Article, Article];
  const failure = { kind: "respond", status: 500, type: "text/plain", body: "" } as const;
  testSite.proxy.fail(failure, /\/website\/blog\?/);
  // A site that runs may have read the list for another page.
  await testSite.stop();
  await testSite.start();
  const listless = await get(testSite.url + detailsPath("/blogs", last));
  expect(listless.status).toBe(200);
  expect(textOf(listless.body)).toContain(excerptOf(last.description));
  expect(textOf(listless.body)).not.toContain("More articles");

  testSite.proxy.fail(failure, /page-banner/);
  const { body } = await get(testSite.url + detailsPath("/blogs", second));
  expect(textOf(body)).toContain(excerptOf(second.description));
  const [firstImage = ""] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? [];
  expect(firstImage).toContain(encodeURIComponent(`/files${second.image}`));
});
