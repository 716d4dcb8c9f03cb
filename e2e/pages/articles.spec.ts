/** Articles: what stands around their text. */
import { excerptOf, type Item, published, textOf } from "../support/content.ts";
import { get } from "../support/http.ts";
import { detailsPath, publicOrigin } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";

type Article = Item & { author?: string; summary?: string; published_at: string };

const kinds = [
  { base: "/blogs", kind: "blog", others: "More from our desks" },
  { base: "/info-news", kind: "news", others: "More news" },
];
const articlesOf = (kind: string) => published(kind) as Article[];

for (const { base, kind, others } of kinds) {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${base}: an article says how long it takes, can be handed on, and leads to others`, async ({
      page,
    }) => {
      for (const article of articlesOf(kind)) {
        const path = detailsPath(base, article);
        await page.goto(path);
        const main = page.locator("main");
        const minutes = Math.max(1, Math.round(textOf(article.description).split(" ").length / 238));
        const said = Number(/(\d+) min read/.exec((await main.textContent()) ?? "")?.[1]);
        // Numbers with units are counted a little differently.
        expect(Math.abs(said - minutes), article.title).toBeLessThanOrEqual(1);

        const url = publicOrigin + path;
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
        const share = main.getByRole("region", { name: "Share" });
        const links = await share
          .getByRole("link")
          .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
        const carried = links.map((href) => Object.fromEntries(new URL(href ?? "").searchParams));
        expect(carried).toEqual([
          { subject: article.title, body: `${article.title}\r\n\r\n${url}` },
          { text: `${article.title} ${url}` },
          { url },
          { text: article.title, url },
          { u: url },
        ]);
        await expect(share.getByRole("button")).toHaveCount(0);

        const section = main.locator("section", { has: page.getByRole("heading", { name: others }) });
        const related = await section
          .locator("article h3 a")
          .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
        expect(new Set(related).size).toBe(3);
        expect(related).not.toContain(path);
        const known = articlesOf(kind).map((each) => detailsPath(base, each));
        for (const href of related) expect(known).toContain(href);
      }
    });
  });
}

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copying an article's link puts its canonical address on the clipboard, and says so", async ({
    page,
  }) => {
    const [post] = articlesOf("blog");
    if (!post) throw new Error("there is nothing published");
    await page.goto(detailsPath("/blogs", post));
    const share = page.getByRole("region", { name: "Share" });
    await share.getByRole("button", { name: "Copy link" }).click();
    await expect(share.getByRole("status")).toHaveText("Link copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      publicOrigin + detailsPath("/blogs", post),
    );
  });
});

test("the device's own menu gets title and address", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data = {}) => void shared.push(data);
  });
  const [post] = articlesOf("blog");
  if (!post) throw new Error("there is nothing published");
  await page.goto(detailsPath("/blogs", post));
  await page.getByRole("button", { name: "More ways to share" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    { title: post.title, url: publicOrigin + detailsPath("/blogs", post) },
  ]);
});

test.describe("a backend that fails", () => {
  const last = articlesOf("blog").at(-1);
  // Beyond the first page of the list, so that no build has made it.
  const cold = last ? detailsPath("/blogs", last) : "";

  test("with the list leaves an article whole, without others after it", async ({ outage }) => {
    outage.proxy.fail({ kind: "answer", status: 500, type: "text/plain", body: "" }, /\/website\/blog\?/);
    const { status, body } = await get(outage.url + cold);
    expect(status).toBe(200);
    expect(textOf(body)).toContain(excerptOf(last?.description ?? ""));
    expect(textOf(body)).not.toContain("More from our desks");
  });

  test("with the banner leaves an article its own picture", async ({ outage }) => {
    outage.proxy.fail({ kind: "answer", status: 500, type: "text/plain", body: "" }, /page-banner/);
    const { body } = await get(outage.url + cold);
    expect(textOf(body)).toContain(excerptOf(last?.description ?? ""));
    const [first = ""] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(body) ?? [];
    expect(first).toContain(encodeURIComponent(`/files${last?.image}`));
  });
});
