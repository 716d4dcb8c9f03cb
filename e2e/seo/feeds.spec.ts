/** The Atom feeds of blogs and news. */

import { expect, test } from "../../testing/browser/test.ts";
import { excerptOf, type Item, published, textOf } from "../../testing/content/content.ts";
import { detailsPath, publicOrigin } from "../../testing/content/routes.ts";
import { parseFeed } from "../../testing/http/feed.ts";
import { elementsOf, readPage, shownText } from "../../testing/http/html.ts";
import { get, waitUntil } from "../../testing/http/http.ts";

type Article = Item & { author?: string; published_at: string; updated_at?: string };

const kinds = [
  { base: "/blogs", kind: "blog", name: "Blogs" },
  { base: "/info-news", kind: "news", name: "Info & News" },
];
const articlesOf = (kind: string) => published(kind) as Article[];

for (const { base, kind, name } of kinds) {
  const feedPath = `${base}/feed.xml`;

  test(`${feedPath} lists the published articles in order, complete and with absolute URLs`, async ({
    site,
  }) => {
    const { status, headers, body } = await get(site.url + feedPath);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(headers.get("cdn-cache-control")).toMatch(/^public, max-age=(?:300|0), /);

    const feed = parseFeed(body);
    expect([feed.language, feed.self, feed.alternate]).toEqual([
      "en",
      publicOrigin + feedPath,
      publicOrigin + base,
    ]);
    const articles = articlesOf(kind);
    const dates = articles.map(({ published_at }) => new Date(published_at).toISOString());
    const changes = articles.map(({ updated_at, published_at }) =>
      new Date(updated_at ?? published_at).toISOString(),
    );
    expect(feed.updated).toBe([...changes].sort().at(-1));
    expect(
      feed.entries.map(({ id, title, link, author, published, updated }) => [
        id,
        title,
        link,
        author,
        published,
        updated,
      ]),
    ).toEqual(
      articles.map((article, index) => [
        `${publicOrigin}${base}/details/${article.id}`,
        article.title,
        publicOrigin + detailsPath(base, article),
        article.author,
        dates[index],
        changes[index],
      ]),
    );
    for (const [index, { html, urls }] of feed.entries.entries()) {
      expect(textOf(html)).toContain(excerptOf(articles[index]?.description ?? ""));
      expect(urls.length).toBeGreaterThan(0);
      for (const url of urls) expect(url).toMatch(/^(https?:\/\/|mailto:|tel:)/);
    }
    const urls = feed.entries.flatMap((entry) => [entry.link, ...entry.urls]);
    for (const url of new Set(urls.filter((each) => each.startsWith(`${publicOrigin}/`))))
      expect((await get(url.replace(publicOrigin, site.url))).status, url).toBe(200);
  });

  test(`${base} announces and links its feed`, async ({ site }) => {
    const [first] = articlesOf(kind);
    if (!first) throw new Error("there is nothing published");
    for (const path of [base, `${base}/page/2`, detailsPath(base, first)]) {
      const [head] = elementsOf((await readPage(site.url + path)).document, "head");
      const announced = elementsOf(head, "link", { rel: "alternate", type: "application/atom+xml" });
      expect(
        announced.map(({ attribs: { href, title } }) => [href, title]),
        path,
      ).toEqual([[publicOrigin + feedPath, name]]);
    }
    const links = elementsOf((await readPage(site.url + base)).document, "a", { href: feedPath });
    const names = links.map((link) => link.attribs["aria-label"] ?? shownText(link));
    expect(names).toContain(`Atom feed of ${name}`);
  });
}

test("a failing backend leaves the last good feed", async ({ testSite }) => {
  const newsFeed = `${testSite.url}/info-news/feed.xml`;
  const before = await get(newsFeed);
  expect(before.status).toBe(200);
  expect(before.body).toContain("<entry>");
  testSite.proxy.fail({ kind: "refuse" });
  testSite.proxy.forget();
  await testSite.publish(["news"]);
  const visit = async () => {
    const { status, body } = await get(newsFeed);
    expect(status).toBe(200);
    expect(body).toBe(before.body);
  };
  await waitUntil("the site calls the backend again", async () => {
    await visit();
    return testSite.proxy.attempts > 0;
  });
  await waitUntil("its calls have ended", () => testSite.proxy.pending === 0);
  await visit();
  await visit();
});

test("a backend whose list is 404 leaves a valid, empty feed", async ({ testSite }) => {
  const blogFeed = `${testSite.url}/blogs/feed.xml`;
  const notFound = { kind: "respond", status: 404, type: "application/json", body: "{}" } as const;
  const publishUntil = async (description: string, isSo: (feed: string) => boolean) => {
    await testSite.publish(["blog"]);
    await waitUntil(description, async () => isSo((await get(blogFeed)).body));
  };
  testSite.proxy.fail(notFound, /\/website\/blog\?/);
  try {
    await publishUntil("an empty feed", (feed) => !feed.includes("<entry>"));
    const feed = parseFeed((await get(blogFeed)).body);
    expect([feed.self, feed.entries]).toEqual([`${publicOrigin}/blogs/feed.xml`, []]);
  } finally {
    testSite.proxy.pass();
    await publishUntil("the articles again", (feed) => feed.includes("<entry>"));
  }
});
