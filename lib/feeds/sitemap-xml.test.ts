import { sitemapIndexXml, sitemapXml } from "./sitemap-xml";

const origin = "https://site.test";

it("lists pages with their dates and images, escaped", () => {
  const pages = [
    { path: "/about" },
    { path: "/leadership?page=2&x=<", images: ["/files/a&b.webp"] },
    { path: "/blogs/details/1/x", modified: "2026-05-06" },
  ];
  const xml = sitemapXml(pages, origin);
  expect(xml.match(/<loc>.*?<\/loc>|<lastmod>.*<\/lastmod>/g)).toEqual([
    "<loc>https://site.test/about</loc>",
    "<loc>https://site.test/leadership?page=2&amp;x=&lt;</loc>",
    "<loc>https://site.test/blogs/details/1/x</loc>",
    "<lastmod>2026-05-06</lastmod>",
  ]);
  expect(xml).toContain("<image:loc>https://site.test/files/a&amp;b.webp</image:loc>");
});

it("has an index of its parts", () => {
  const xml = sitemapIndexXml(["/sitemap/pages.xml", "/sitemap/blog-1.xml"], origin);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://site.test/sitemap/pages.xml",
    "<loc>https://site.test/sitemap/blog-1.xml",
  ]);
});
