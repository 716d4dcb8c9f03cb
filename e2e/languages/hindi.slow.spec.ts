/** A site in English and Hindi, with a build of its own: half of its content is translated. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tags as contentTags, contractCalls } from "../../lib/backend/contract.ts";
import hindi from "../../messages/hi.json" with { type: "json" };
import { hydrate } from "../../testing/browser/hydrate.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin } from "../../testing/content/routes.ts";
import { get, waitUntil } from "../../testing/http/http.ts";
import { copiesDir, removeCopy } from "../../testing/sites/build-copy.ts";
import { buildLanguages } from "../../testing/sites/build-languages.ts";
import { TestSite } from "../../testing/sites/test-site.ts";
import { linksOf, phrasesOf, type Read, readPage } from "./read-page.ts";

// One worker, and so one build, for all tests.
test.describe.configure({ mode: "default" });

const distDir = `${copiesDir}/hindi`;
const languages = "en,hi";
let site: TestSite;
let pages: Map<string, Read>;

const pagesInHindi = (of = pages) => [...of].filter(([path]) => /^\/hi(?:[/?]|$)/.test(path));

// Each has the time of a hook: a busy machine takes minutes for a build.
test.beforeAll("build", () => buildLanguages(distDir, languages));
test.beforeAll("start", async () => {
  site = await TestSite.open({ name: "hindi", distDir, publishHook: true, env: { LOCALES: languages } });
});
test.beforeAll("read all pages", async () => {
  pages = await readAll();
});

/** Every page to which links lead, from the home pages on. */
async function readAll(): Promise<Map<string, Read>> {
  const all = new Map<string, Read>();
  const queue = ["/", "/hi"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (all.has(path)) continue;
    const read = await readPage(site.url, path);
    all.set(path, read);
    queue.push(...linksOf(read).filter((link) => !all.has(link)));
  }
  return all;
}

function expectLinksInOneLanguage(all: Map<string, Read>): void {
  const broken = [...all].filter(([, { status }]) => status !== 200).map(([path]) => path);
  expect(broken).toEqual([]);
  for (const [path, { language }] of all)
    expect({ path, language }).toEqual({ path, language: /^\/hi(?:[/?]|$)/.test(path) ? "hi" : "en" });
}

/** English sentences on Hindi pages, and the other way around, without the mark of their language. */
function unmarkedTexts(all: Map<string, Read>): [text: string, path: string][] {
  const sentence = /[A-Za-z]{3,}(?:\s+[A-Za-z]{2,}){3,}/;
  const unmarked = new Map<string, string>();
  for (const [path, read] of all)
    for (const { language, text } of phrasesOf(read)) {
      const isHindi = /\p{Script=Devanagari}/u.test(text);
      if (language === "hi" ? sentence.test(text) && !isHindi : isHindi) unmarked.set(text, path);
    }
  // Addresses, names of companies and of standards.
  const names = /Sample|ASME|^Plot/;
  return [...unmarked].filter(([text]) => !names.test(text));
}

test.afterAll(async () => {
  await site?.close();
  removeCopy(distDir);
});

test("every link leads to a page in its language, without a redirect", () => {
  expect(pagesInHindi().length).toBeGreaterThan(100);
  expectLinksInOneLanguage(pages);
});

test("no English sentence is without its mark on a Hindi page, and no Hindi word on an English one", () => {
  expect(unmarkedTexts(pages)).toEqual([]);
});

test("the sitemap names each page in both languages, and only pages that exist", async () => {
  const { body } = await get(`${site.url}/sitemap.xml`);
  const entries = body.match(/<url>.*<\/url>/g) ?? [];
  const pathOf = (url = "") => url.replace(publicOrigin, "") || "/";
  const alternates = new Map(
    entries.map((entry) => [
      pathOf(/<loc>([^<]*)/.exec(entry)?.[1]?.replaceAll("&amp;", "&")),
      Array.from(entry.matchAll(/hreflang="(\w+)" href="([^"]*)"/g), ([, code = "", url]) => [
        code,
        pathOf(url?.replaceAll("&amp;", "&")),
      ]),
    ]),
  );
  const inHindi = [...alternates.keys()].filter((path) => /^\/hi(?:[/?]|$)/.test(path));
  expect(inHindi.length).toBeGreaterThan(80);
  for (const path of inHindi) {
    expect({ path, status: pages.get(path)?.status }).toEqual({ path, status: 200 });
    expect({ path, canonical: pages.get(path)?.canonical }).toEqual({
      path,
      canonical: publicOrigin + path,
    });
    const own = alternates.get(path) ?? [];
    expect(own.map(([code]) => code)).toEqual(["en", "hi"]);
    for (const [, other = ""] of own) expect(alternates.get(other)).toEqual(own);
  }
});

test("one redirect leads to the page of a record, and from the code with a region", async () => {
  const english = "/blogs/details/1/why-molecular-sieve-beds-fail-early";
  for (const [path, status, target] of [
    ["/hi/blogs/details/1", 307, english],
    ["/hi/blogs/details/1/x", 307, english],
    ["/hi-IN/blogs/details/1/x/", 307, english],
    ["/hi/product/details/1/x?flow=300", 308, "/hi/product/details/1?flow=300"],
    ["/HI/Product/Details/1", 308, "/hi/product/details/1"],
    ["/hi-IN", 308, "/hi"],
    ["/en", 308, "/"],
    ["/EN-in/Blogs?page=2", 308, "/blogs/page/2"],
    [`/en${english}`, 308, english],
    ["/HI_in/Blogs?page=2", 308, "/hi/blogs/page/2"],
  ] as const) {
    const { status: found, headers } = await get(site.url + path);
    expect([path, found, headers.get("location")]).toEqual([path, status, target]);
  }
});

test("an unknown address has a page in Hindi, one of another language a page in English", async () => {
  const missing = await get(`${site.url}/hi/nothing/here`);
  expect([missing.status, /<html lang="hi"/.test(missing.body)]).toEqual([404, true]);
  const other = await get(`${site.url}/mr/about`);
  expect([other.status, /<html lang="en"/.test(other.body)]).toEqual([404, true]);
});

test("an inquiry is answered in Hindi, with and without scripts", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${site.url}/hi/contact`);
    await page.locator('[name="name"]').fill("आशा राव");
    await page.locator('[name="email"]').fill("a@b");
    await page.locator("form[method=post] [type=submit]").click();
    await expect(page.getByText("name@company.com जैसा ईमेल पता लिखें।").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await page.close();
  }
});

test("Hindi words are a quarter of an em apart, also where the space is that of the Latin font", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/hi`);
    const gap = await page.locator("main h1").evaluate(async (heading) => {
      await document.fonts.ready;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const first = texts.nextNode() as Text;
      const start = first.data.indexOf(" ");
      range.setStart(first, start);
      range.setEnd(first, start + 1);
      return range.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(heading).fontSize);
    });
    expect(gap, `at ${width} px`).toBeGreaterThan(0.25);
  }
});

test("the styles of components have precedence over those of translated pages: the footer's headings are as high as in English", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const heights: number[][] = [];
  for (const path of ["/about", "/hi/about"]) {
    await page.goto(site.url + path);
    const headings = page.locator("footer h2:has(+ details)");
    heights.push(await headings.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)));
  }
  const [english = [], hindi = []] = heights;
  expect(english.length).toBeGreaterThan(2);
  expect(hindi).toEqual(english);
});

test("feeds, the summary and share images are in Hindi", async () => {
  const feed = await get(`${site.url}/hi/blogs/feed.xml`);
  expect(feed.body).toMatch(/<feed [^>]*xml:lang="hi">[\s\S]*<entry xml:lang="en">/);
  expect((await get(`${site.url}/hi/blogs`)).body).toContain(`${publicOrigin}/hi/blogs/feed.xml`);
  const summary = await get(`${site.url}/hi/llms.txt`);
  const linked = Array.from(summary.body.matchAll(/\]\(([^)]+)\)/g), ([, url = ""]) =>
    url.replace(publicOrigin, ""),
  );
  expect(linked).toContain("/hi/about");
  expect(
    linked.filter((path) => path !== "/hi/search" && !path.startsWith("/files/") && !pages.has(path)),
  ).toEqual([]);
  const [, image = ""] =
    /property="og:image" content="([^"]+)"/.exec((await get(`${site.url}/hi/about`)).body) ?? [];
  const pictures = await Promise.all(
    [image.replace(publicOrigin, site.url), `${site.url}/og/about.jpg`].map((url) => get(url)),
  );
  expect(pictures.map(({ status }) => status)).toEqual([200, 200]);
  expect(pictures[0]?.body).not.toBe(pictures[1]?.body);
});

test("the finder and the search stay in Hindi", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/hi/product`);
  await page.locator("[name=gas][value=nitrogen]").check({ force: true });
  await page.locator("[name=flow]").fill("300");
  await page.locator("form [type=submit]").filter({ hasText: "उत्पाद खोजें" }).click();
  await expect(page).toHaveURL(/\/hi\/product\/find\/nitrogen\/300-nm3h/);
  await expect(page.getByText("VN-1000").first()).toBeVisible();
  await page.goto(`${site.url}/hi/search?q=${encodeURIComponent("ऑक्सीजन")}`);
  await expect(page.locator("main a[href^='/hi/product/details/']").first()).toBeVisible();
  await page.goto(`${site.url}/hi/search?q=Meenal`);
  await expect(page.locator("main a", { hasText: "Meenal" }).first()).toHaveAttribute(
    "href",
    /^\/hi\/leadership#/,
  );
  await hydrate(page);
  await page.locator("header input[name=q]").fill("नाइट्रोजन 300 Nm3/h");
  await expect(page.getByRole("option").first()).toHaveAttribute(
    "href",
    /^\/hi\/product\/find\/nitrogen\/300-nm3h#results$/,
  );
  await page.close();
});

test("links, back and forward change pages of each language in place", async ({ browser }) => {
  for (const prefix of ["", "/hi"]) {
    const page = await browser.newPage();
    const url = (path: string) => site.url + (prefix + path || "/");
    await page.goto(url("/about"));
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const link = (path: string) => page.locator(`footer a[href='${prefix}${path}']`).first();
    await link("/commitments").click();
    await expect(page).toHaveURL(url("/commitments"));
    await link("/contact").click();
    await expect(page).toHaveURL(url("/contact"));
    await expect(page.locator("main form textarea").first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(url("/commitments"));
    await page.goForward();
    await expect(page).toHaveURL(url("/contact"));
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
    await page.close();
  }
});

test("the link to the other language has the query in the HTML", async () => {
  const hrefs = async (path: string) =>
    Array.from(
      (await get(site.url + path)).body.matchAll(/<a rel="alternate"[^>]* href="([^"]*)"/g),
      ([, href]) => href?.replaceAll("&amp;", "&"),
    );
  const words = encodeURIComponent("सेवाएँ");
  for (const [path, expected] of [
    [`/hi/search?q=${words}`, `/search?q=${words}`],
    ["/search?q=tank", "/hi/search?q=tank"],
    ["/product/find/oxygen/120-nm3h", "/hi/product/find/oxygen/120-nm3h"],
    ["/product/details/1/vn-100-psa-nitrogen-generator?flow=50", "/hi/product/details/1?flow=50"],
    ["/contact/about/product-4", "/hi/contact/about/product-4"],
    ["/hi/contact?gas=oxygen&flow=120", "/contact?gas=oxygen&flow=120"],
    ["/blogs/page/2", "/hi/blogs/page/2"],
    ["/used-plants", "/hi/used-plants"],
  ]) {
    const found = await hrefs(path ?? "");
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect([path, ...new Set(found)]).toEqual([path, expected]);
  }
});

test("the link to the other language follows the address, before and after hydration", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const link = page.locator("footer a[rel=alternate]");
  await page.goto(`${site.url}/contact?utm_source=x#openings`);
  await expect(link).toHaveAttribute("href", "/hi/contact?utm_source=x#openings");
  await page.evaluate(() => {
    location.hash = "#map";
  });
  await expect(link).toHaveAttribute("href", "/hi/contact?utm_source=x#map");
  await hydrate(page);
  await expect(link).toHaveAttribute("href", "/hi/contact?utm_source=x#map");
  await page.evaluate(() => {
    location.hash = "#form";
  });
  await expect(link).toHaveAttribute("href", "/hi/contact?utm_source=x#form");
  await page.locator("footer a[href='/references']").click();
  await expect(link).toHaveAttribute("href", "/hi/references");
  await page.goto(`${site.url}/blogs`);
  await hydrate(page);
  await page.locator("main nav a[href^='/blogs/page/2']").first().click();
  await expect(link).toHaveAttribute("href", /^\/hi\/blogs\/page\/2/);
  await page.goBack();
  await expect(link).toHaveAttribute("href", "/hi/blogs");
  await page.close();
});

test("an enlarged picture marks its English caption", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/hi/gallery`);
  await hydrate(page);
  await page.locator("main ul a").first().click();
  const dialog = page.getByRole("dialog");
  const english = dialog.locator("[lang=en]");
  await expect(english.filter({ hasText: "Cold box" })).toBeVisible();
  await expect(english.and(page.locator("img[alt^='Cold box']"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: hindi.browser.gallery.close })).toBeVisible();
  await page.close();
});

test("a saved translation is on its page, and without words every text is marked as English", async () => {
  const file = join(site.backend.contentDir, "hi", "about.json");
  const about = JSON.parse(readFileSync(file, "utf8"));
  const text = async (path: string) => (await get(site.url + path)).body;
  writeFileSync(file, JSON.stringify({ ...about, description: "<p>नया परिचय</p>" }));
  await waitUntil("the new words are shown", async () => (await text("/hi/about")).includes("नया परिचय"));
  expect(await text("/about")).not.toContain("नया परिचय");

  writeFileSync(file, "{}");
  await waitUntil("the English text is shown", async () =>
    /<section lang="en">/.test(await text("/hi/about")),
  );
  const { canonical } = await readPage(site.url, "/hi/about");
  expect(canonical).toBe(`${publicOrigin}/about`);
});

test("pages of both languages stay during an outage, after a restart too", async () => {
  const expectPages = async () => {
    for (const path of ["/", "/product", "/blogs/page/3", "/hi", "/hi/product", "/hi/blogs/page/3"])
      expect([path, (await get(site.url + path)).status]).toEqual([path, 200]);
  };
  await expectPages();
  await site.backend.kill();
  await expectPages();
  const failed = await get(`${site.url}/hi/blogs/details/3/x`);
  expect([failed.status, /<html lang="hi"/.test(failed.body)]).toEqual([500, true]);
  await site.stop();
  await site.start();
  await expectPages();
  await site.backend.start();
});

test("a backend that knows no Hindi has its content in English, marked, on Hindi pages", async () => {
  const folder = join(site.backend.contentDir, "hi");
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), "{}");
  const paths = contractCalls.map(([, { path }]) => path).filter((path) => !path.includes("{key}"));
  await waitUntil("the backend knows no Hindi", async () => {
    const answers = await Promise.all(paths.map((path) => site.backend.read(`${path}?locale=hi`)));
    return answers.every((answer) => !answer.includes('"locale":"hi"'));
  });
  const refreshes = () => site.log().split("pages refreshed").length;
  const before = refreshes();
  await site.publish(contentTags);
  await waitUntil("the pages are visited", () => refreshes() > before);
  // The first visit of a page shows what was there before.
  await readAll();
  const all = await readAll();
  expect(pagesInHindi(all).length).toBeGreaterThan(20);
  // The menus keep their links for five minutes: those lead to the English pages.
  for (const [path, { status }] of all) if (status === 307) all.delete(path);
  expectLinksInOneLanguage(all);
  expect(unmarkedTexts(all)).toEqual([]);
});
