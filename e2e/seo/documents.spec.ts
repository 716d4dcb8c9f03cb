/** Documents for programs: the sitemap, the feeds, the manifest and robots.txt; llms.txt: crawl.spec.ts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";
import { expect, test } from "../../testing/browser/test.ts";
import { publicOrigin, siteName } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";
import { java, vnuJar } from "./html-checker.ts";

const schemas = {
  "sitemap.xsd": "node_modules/sitemap/schema/sitemap.xsd",
  "sitemap-image.xsd": "e2e/seo/sitemap-image.xsd",
};

const combinedSchema = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
<import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
<import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
</schema>`;

async function validateSitemap(xml: string): Promise<string[]> {
  const preload = Object.entries(schemas).map(([fileName, path]) => ({
    fileName,
    contents: readFileSync(path, "utf8"),
  }));
  const schema = { fileName: "both.xsd", contents: combinedSchema };
  const { errors } = await validateXML({ xml: { fileName: "it.xml", contents: xml }, schema, preload });
  return errors.map(({ message }) => message);
}

test("the sitemap is valid, with images and the dates of articles", async ({ baseURL }) => {
  for (const [path, minImages, minDates] of [
    ["/sitemap.xml", 50, 20],
    ["/sitemap/blog-1.xml", 10, 10],
  ] as const) {
    const { body, headers } = await get(baseURL + path);
    expect(headers.get("content-type")).toContain("xml");
    expect(await validateSitemap(body)).toEqual([]);
    expect(body.match(/<image:loc>/g)?.length).toBeGreaterThan(minImages);
    const dated = [...body.matchAll(/<loc>([^<]+)<\/loc><lastmod>/g)].map(([, url]) => url);
    expect(dated.length).toBeGreaterThan(minDates);
    for (const url of dated) expect(url).toMatch(/\/(?:blogs|info-news)\/details\/|\/used-plants$/);
  }
  expect((await get(`${baseURL}/sitemap/blog-2.xml`)).status).toBe(404);
});

test("the schema rejects an invalid sitemap", async ({ baseURL }) => {
  const { body } = await get(`${baseURL}/sitemap.xml`);
  expect(await validateSitemap(body.replace("<lastmod>", "<lastmod>on "))).not.toEqual([]);
  expect(
    await validateSitemap(
      body.replace("<image:loc>", "<image:place>").replace("</image:loc>", "</image:place>"),
    ),
  ).not.toEqual([]);
});

/** The faults of feeds, by name: one start of Java for all. */
async function validateFeeds(feeds: Record<string, string>): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "e2e-feed-"));
  try {
    const files = Object.entries(feeds).map(([name, xml]) => {
      const file = join(folder, name);
      writeFileSync(file, xml);
      return file;
    });
    const jing = "nu.validator.vendor.thaiopensource.relaxng.util.Driver";
    const output = await java(["-cp", vnuJar, jing, "-c", "e2e/seo/atom.rnc", ...files]);
    const faultsOf = (name: string) => output.split("\n").filter((line) => line.includes(join(folder, name)));
    return Object.fromEntries(Object.keys(feeds).map((name) => [name, faultsOf(name).length]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test("the feeds follow the grammar of RFC 4287", async ({ baseURL }) => {
  const feeds: Record<string, string> = {};
  for (const kind of ["blogs", "info-news"]) {
    const { body, headers } = await get(`${baseURL}/${kind}/feed.xml`);
    const newest = /<updated>([^<]+)/.exec(body)?.[1] ?? "";
    expect(headers.get("last-modified")).toBe(new Date(newest).toUTCString());
    feeds[`${kind}.xml`] = body;
    feeds[`wrong-${kind}.xml`] = body.replace("<updated>", "<updated>on ");
  }
  const faults = await validateFeeds(feeds);
  expect([faults["blogs.xml"], faults["info-news.xml"]]).toEqual([0, 0]);
  expect(faults["wrong-blogs.xml"]).toBeGreaterThan(0);
  expect(faults["wrong-info-news.xml"]).toBeGreaterThan(0);
});

for (const path of ["/blogs/feed.xml", "/sitemap.xml", "/og/about.jpg", "/about", "/leadership/page/2"]) {
  test(`${path} is 304 for a client that has it`, async ({ baseURL }) => {
    const url = baseURL + path;
    const { status, headers } = await get(url);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    // 0 after 300 s of the test run, until the page is regenerated.
    expect(headers.get("cdn-cache-control")).toMatch(
      /^public, max-age=(?:300|0), stale-while-revalidate=31535700$/,
    );
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
    // Without this header, fetch would send no-cache.
    const getWithTags = (tags: string) => get(url, { "if-none-match": tags, "cache-control": "max-age=0" });
    const again = await getWithTags(`"other", ${etag}`);
    expect(again.status).toBe(304);
    expect(again.body).toBe("");
    expect((await getWithTags('"other"')).status).toBe(200);
  });
}

test("robots.txt names the sitemap and blocks no page", async ({ baseURL }) => {
  const { body } = await get(`${baseURL}/robots.txt`);
  expect(body).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
  expect(body.match(/^Disallow: .*$/gim)).toEqual(["Disallow: /api/"]);
});

test("the manifest names the site and icons that load", async ({ baseURL }) => {
  const { body, headers } = await get(`${baseURL}/manifest.webmanifest`);
  expect(headers.get("content-type")).toContain("manifest+json");
  const manifest = JSON.parse(body) as { name: string; icons: { src: string; type: string }[] };
  expect(manifest.name).toBe(siteName);
  expect(manifest.icons.length).toBe(3);
  for (const { src, type } of manifest.icons) {
    const icon = await get(baseURL + src);
    expect([icon.status, icon.headers.get("content-type")], src).toEqual([200, type]);
  }
});

test("security.txt says whom to tell, and has not expired", async ({ baseURL }) => {
  const { status, headers, body } = await get(`${baseURL}/.well-known/security.txt`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^Contact: mailto:/);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
