/** The whole site, crawled once: what search engines, link previews and checkers that were not written here find. */
import sharp from "sharp";
import { firstOf } from "../support/content.ts";
import { publicOrigin, routeCases, siteName } from "../support/routes.ts";
import { expect, test } from "../support/test.ts";
import { type Crawled, crawl, visit } from "./crawler.ts";
import { checkHtml } from "./html-checker.ts";
import { previews, structuredData } from "./previews.ts";
import { sitemapPaths } from "./sitemap.ts";
import { blog, dataTypes, news } from "./structured-data-types.ts";

// One crawl serves all of these tests, in one worker.
test.describe.configure({ mode: "default" });

let site = "";
let found: Crawled[] = [];
let pages: Crawled[] = [];
let listed: Crawled[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = (JSON.parse(process.env.E2E_MAIN_SITE ?? "{}") as { url: string }).url;
  found = [...(await crawl(site)).values()];
  pages = found.filter(({ type }) => type.startsWith("text/html"));
  listed = pages.filter(({ head }) => !isHidden(head.meta.get("robots")));
});

const isHidden = (robots = "") => robots.includes("noindex");
const paths = (of: Crawled[]) => of.map(({ path }) => path).sort();

/** The pages of which more than one has the same value. */
function repeated(of: Crawled[], value: (page: Crawled) => string | undefined): string[][] {
  const groups = Map.groupBy(of, value);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([text = "", group]) => [text, ...paths(group)]);
}

test("no link is broken, and none leads to a redirect", () => {
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual(
    [],
  );
});

test("the sitemap has every page that can be reached by links, and no other", async () => {
  const inMap = await sitemapPaths(site);
  expect(new Set(inMap).size).toBe(inMap.length);
  expect(inMap.sort()).toEqual(paths(listed));
});

test("every page has one h1, a title of its own, and a whole description of its own", () => {
  for (const { path, head } of pages) expect(head.headings, path).toBe(1);
  expect(repeated(listed, ({ head }) => head.title)).toEqual([]);
  expect(repeated(listed, ({ head }) => head.meta.get("description"))).toEqual([]);
  for (const { path, head } of listed) {
    expect(head.title, path).toMatch(new RegExp(`^.+ \\| ${siteName}$`));
    const description = head.meta.get("description") ?? "";
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(description, path).toMatch(/[.!?…)”"]$/);
  }
});

test("every page names its one address; what is hidden from search engines names a page that is there", () => {
  for (const { path, head } of listed)
    expect(head.link.get("canonical"), path).toBe(publicOrigin + path.replace(/^\/$/, ""));
  const there = listed.map(({ head }) => head.link.get("canonical"));
  for (const { path, head } of pages) expect(there, path).toContain(head.link.get("canonical"));
  expect(pages.length).toBeGreaterThan(listed.length);
});

test("what previews read is in the first 64 kB, once, for pages and articles", () => {
  for (const { path, head, html } of listed) {
    const { meta } = head;
    const last =
      html.lastIndexOf('<meta property="og:') +
      html.slice(html.lastIndexOf('<meta property="og:')).indexOf(">");
    expect(Buffer.byteLength(html.slice(0, last)), path).toBeLessThan(64 * 1024);
    for (const key of ["og:title", "og:description", "og:image", "og:image:alt", "og:url", "og:site_name"]) {
      expect(meta.get(key), `${path} ${key}`).toBeTruthy();
      expect(html.split(`property="${key}"`).length, `${path} ${key}`).toBe(2);
    }
    expect(meta.get("twitter:card"), path).toBe("summary_large_image");
    expect(meta.get("theme-color"), path).toMatch(/^#/);
    expect(head.link.get("manifest"), path).toBe("/manifest.webmanifest");
    expect(head.link.get("icon"), path).toBeTruthy();
    const isArticle = /^\/(blogs|info-news)\/details\//.test(path);
    expect(meta.get("og:type"), path).toBe(isArticle ? "article" : "website");
    expect(Date.parse(meta.get("article:published_time") ?? "") > 0, path).toBe(isArticle);
  }
});

test("every Open Graph image loads, has the size that is stated, and is below 200 kB", async () => {
  test.setTimeout(120_000);
  const images = new Map(listed.map(({ head: { meta } }) => [meta.get("og:image") ?? "", meta]));
  expect(images.size).toBe(listed.length);
  const queue = [...images].values();
  const worker = async () => {
    for (const [address, meta] of queue) {
      const { pathname, search, origin } = new URL(address);
      expect(origin).toBe(publicOrigin);
      const answer = await fetch(site + pathname + search);
      expect(answer.status, address).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length, address).toBeLessThan(200_000);
      const { width, height } = await sharp(bytes).metadata();
      const stated = [meta.get("og:image:width"), meta.get("og:image:height"), meta.get("og:image:type")];
      expect([String(width), String(height), answer.headers.get("content-type")], address).toEqual(stated);
      expect(stated, address).toEqual(["1200", "630", "image/jpeg"]);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
});

test("structured data is right on every page, and says what kind of page it is", async () => {
  const expected = { ...dataTypes };
  for (const { path, html } of listed) {
    const { types, faults } = await structuredData(html);
    expect(faults, path).toEqual([]);
    if (path !== "/") expect(types, path).toContain("BreadcrumbList");
    if (expected[path]) expect(types, path).toEqual(expected[path]);
    delete expected[path];
  }
  expect(Object.keys(expected)).toEqual([]);
});

test("structured data says what the page shows", async () => {
  const read = async (path: string) => (await structuredData(page(path).html)).things;
  const leaders = JSON.stringify(await read("/leadership"));
  expect(leaders).toContain('"@type":"Person"');
  expect(leaders).toContain(firstOf("leadership").name);
  const [company] = (await read("/")).filter((thing) => thing["@type"] === "Organization");
  expect(company).toMatchObject({ name: siteName, contactPoint: [{ "@type": "ContactPoint" }, {}] });
  const profiles = (company?.sameAs ?? []) as string[];
  expect(profiles.length).toBeGreaterThan(3);
  for (const address of profiles) expect(page("/").html).toContain(`href="${address}"`);
});

function page(path: string): Crawled {
  const known = pages.find((candidate) => candidate.path === path);
  if (!known) throw new Error(`${path} was not found`);
  return known;
}

test("preview programs agree on title, description, picture and address", async () => {
  for (const path of [
    ...routeCases.map((route) => route.path),
    blog,
    news,
    "/our-team?page=2",
    "/miscellaneous?item=1",
  ]) {
    const { html, head } = page(path);
    const expected = {
      title: head.meta.get("og:title"),
      description: head.meta.get("description"),
      image: head.meta.get("og:image"),
      url: new URL(head.link.get("canonical") ?? "").href,
    };
    const seen = await previews(site + path, html);
    for (const preview of Object.values(seen)) preview.url = new URL(preview.url ?? "").href;
    for (const [program, preview] of Object.entries(seen))
      expect(preview, `${path} in ${program}`).toEqual(expected);
  }
});

test("the Nu HTML checker finds no error on any page, nor on one that is missing", async () => {
  test.setTimeout(180_000);
  const missing = await visit(site, "/no/such/page");
  expect(await checkHtml([...pages, missing])).toEqual([]);
});
