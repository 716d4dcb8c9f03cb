/** Crawls the site once, and checks it as search engines, link previews and independent validators do. */
import sharp from "sharp";
import { routes } from "../../lib/site/routes.ts";
import { expect, test } from "../../testing/browser/test.ts";
import { firstOf } from "../../testing/content/content.ts";
import { publicOrigin, routeCases, sampleOf, siteName } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { findLeaks, privateValues } from "../../testing/http/leaks.ts";
import { type Crawled, clicksFromHome, crawl, visit } from "./crawler.ts";
import { checkHtml } from "./html-checker.ts";
import { previews, structuredData } from "./previews.ts";
import { sitemapPaths } from "./sitemap.ts";
import { blog, dataTypes, news } from "./structured-data-types.ts";

// One worker, and so one crawl, for all tests.
test.describe.configure({ mode: "default" });

let site = "";
let crawled: Crawled[] = [];
let clicks = new Map<string, number>();
let pages: Crawled[] = [];
let indexed: Crawled[] = [];

test.beforeAll(async () => {
  site = (JSON.parse(process.env.E2E_MAIN_SITE ?? "{}") as { url: string }).url;
  const byPath = await crawl(site);
  crawled = [...byPath.values()];
  clicks = clicksFromHome(byPath);
  pages = crawled.filter(({ type }) => type.startsWith("text/html"));
  indexed = pages.filter((page) => !isNoindex(page.head.meta.get("robots")) && !takesDutyAlong(page));
});

const isNoindex = (robots = "") => robots.includes("noindex");
/** The duty of a search goes along to products and the form; their canonical URL is that without it. */
const takesDutyAlong = ({ path, head }: Crawled) =>
  /\?(?:gas|flow|purity|pressure)=/.test(path) &&
  head.link.get("canonical") === publicOrigin + path.replace(/\?.*/, "");
const paths = (of: Crawled[]) => of.map(({ path }) => path).sort();

/** Groups of pages with the same value. */
function findDuplicates(of: Crawled[], value: (page: Crawled) => string | undefined): string[][] {
  const groups = Map.groupBy(of, value);
  return [...groups]
    .filter(([, group]) => group.length > 1)
    .map(([text = "", group]) => [text, ...paths(group)]);
}

test("no link is broken, and none leads to a redirect", () => {
  expect(crawled.length).toBeGreaterThan(100);
  expect(
    crawled.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`),
  ).toEqual([]);
});

test("the sitemap lists exactly the pages that links reach", async () => {
  const inMap = await sitemapPaths(site);
  expect(new Set(inMap).size).toBe(inMap.length);
  expect(inMap.sort()).toEqual(paths(indexed));
});

test("llms.txt names the site, and only pages that links reach", async () => {
  const { body, headers } = await get(`${site}/llms.txt`);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(body.startsWith(`# ${siteName}\n`)).toBe(true);
  const links = [...body.matchAll(/^- \[.+\]\((.+?)\)/gm)].map(([, url = ""]) => new URL(url).pathname);
  expect(links.length).toBeGreaterThan(30);
  const known = new Set(crawled.map(({ path }) => path));
  expect(links.filter((path) => !known.has(path))).toEqual([]);
});

test("every page of the sitemap is at most three clicks from the home page", async () => {
  const distances = (await sitemapPaths(site)).map((path) => ({ path, clicks: clicks.get(path) }));
  expect(distances.filter(({ clicks = Number.POSITIVE_INFINITY }) => clicks > 3)).toEqual([]);
});

test("quality policy, catalogues, products and references are one click from every page", () => {
  for (const { path, links } of indexed)
    expect(links, path).toEqual(
      expect.arrayContaining(["/quality-policy", "/catalogues_downloads", "/product", "/references"]),
    );
});

test("every page has one h1, a unique title, and a unique, complete description", () => {
  for (const { path, head } of pages) expect(head.headings, path).toBe(1);
  expect(findDuplicates(indexed, ({ head }) => head.title)).toEqual([]);
  expect(findDuplicates(indexed, ({ head }) => head.meta.get("description"))).toEqual([]);
  for (const { path, head } of indexed) {
    expect(head.title, path).toMatch(new RegExp(`^.+ \\| ${siteName}$`));
    const description = head.meta.get("description") ?? "";
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThanOrEqual(160);
    expect(description, path).toMatch(/[.!?…)”"]$/);
  }
});

test("every page names its canonical URL; pages with noindex name an existing page", () => {
  for (const { path, head } of indexed)
    expect(head.link.get("canonical"), path).toBe(publicOrigin + path.replace(/^\/$/, ""));
  const canonicals = indexed.map(({ head }) => head.link.get("canonical"));
  for (const { path, head } of pages) expect(canonicals, path).toContain(head.link.get("canonical"));
  expect(pages.length).toBeGreaterThan(indexed.length);
});

test("the preview metadata is in the first 64 kB, once", () => {
  for (const { path, head, html } of indexed) {
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

test("each page has an Open Graph image of its own, which loads, has the stated size, and is below 200 kB", async () => {
  expect(findDuplicates(indexed, ({ head }) => head.meta.get("og:image"))).toEqual([]);
  // app/completeness.test.ts decodes the picture of every record.
  const queue = sampleOf(indexed.map(({ path }) => path)).values();
  const worker = async () => {
    for (const path of queue) {
      const { meta } = page(path).head;
      const url = meta.get("og:image") ?? "";
      const { pathname, search, origin } = new URL(url);
      expect(origin).toBe(publicOrigin);
      const response = await fetch(site + pathname + search);
      expect(response.status, url).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length, url).toBeLessThan(200_000);
      const { width, height } = await sharp(bytes).metadata();
      const stated = [meta.get("og:image:width"), meta.get("og:image:height"), meta.get("og:image:type")];
      expect([String(width), String(height), response.headers.get("content-type")], url).toEqual(stated);
      expect(stated, url).toEqual(["1200", "630", "image/jpeg"]);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
});

test("no page contains a secret or unpublished content", async ({ site: { url, ...values } }) => {
  const secrets = privateValues(values);
  for (const { path, html, headers } of crawled)
    expect(findLeaks({ headers, body: html }, secrets, url), path).toEqual([]);
});

test("structured data is valid on every page, and has the types of its page", async () => {
  const expected = { ...dataTypes };
  for (const { path, html } of indexed) {
    const { types, faults } = await structuredData(html);
    expect(faults, path).toEqual([]);
    if (path !== "/") expect(types, path).toContain("BreadcrumbList");
    if (expected[path]) expect(types, path).toEqual(expected[path]);
    delete expected[path];
  }
  expect(Object.keys(expected)).toEqual([]);
});

test("structured data matches the visible content", async () => {
  const read = async (path: string) => (await structuredData(page(path).html)).things;
  const leaders = JSON.stringify(await read("/leadership"));
  expect(leaders).toContain('"@type":"Person"');
  expect(leaders).toContain(firstOf("leadership").name);
  const [company] = (await read("/")).filter((thing) => thing["@type"] === "Organization");
  expect(company).toMatchObject({ name: siteName, contactPoint: [{ "@type": "ContactPoint" }, {}, {}, {}] });
  const profiles = (company?.sameAs ?? []) as string[];
  expect(profiles.length).toBeGreaterThan(3);
  for (const url of profiles) expect(page("/").html).toContain(`href="${url}"`);
});

function page(path: string): Crawled {
  const known = pages.find((candidate) => candidate.path === path);
  if (!known) throw new Error(`${path} was not crawled`);
  return known;
}

test("link previews agree on title, description, image and URL", async () => {
  for (const path of [
    ...routeCases.map((route) => route.path).filter((path) => path !== routes.search),
    blog,
    news,
    "/our-team/page/2",
    "/miscellaneous/item/1",
  ]) {
    const { html, head } = page(path);
    const expected = {
      title: head.meta.get("og:title"),
      description: head.meta.get("description"),
      image: head.meta.get("og:image"),
      url: new URL(head.link.get("canonical") ?? "").href,
    };
    const results = await previews(site + path, html);
    for (const preview of Object.values(results)) preview.url = new URL(preview.url ?? "").href;
    for (const [program, preview] of Object.entries(results))
      expect(preview, `${path} in ${program}`).toEqual(expected);
  }
});

test("the Nu HTML checker finds no error on any page, nor on a 404 page", async () => {
  const missing = await visit(site, "/no/such/page");
  expect(await checkHtml([...pages, missing])).toEqual([]);
});
