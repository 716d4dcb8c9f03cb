import { sitemapPaths } from "../../scripts/servers/warm-pages.ts";
import { routeCases } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";

/** Addresses that the sitemap does not name: queries, feeds, files for machines, and errors. */
const others = [
  "/contact?about=product-1&gas=nitrogen&flow=300",
  "/product?gas=nitrogen&flow=300&purity=99.9&pressure=6",
  "/product?gas=nitrogen&flow=100000000",
  "/product?compare=1&compare=2&compare=3",
  "/search?q=oxygen",
  "/search?q=oxigen+plant",
  "/search?q=zzzz",
  "/references?gas=oxygen",
  "/offline",
  "/does-not-exist",
  "/blogs?page=999",
  "/services/details/999999/nothing",
  "/expertise/details/999999/nothing",
  "/service/detail/nothing",
  "/info-news/feed.xml",
  "/blogs/feed.xml",
  "/llms.txt",
  "/robots.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/api/search?q=oxygen",
  "/api/lists/blog/2",
];

/** Every address of a site that shows words. */
export async function addressesOf(url: string): Promise<string[]> {
  const { body } = await get(`${url}/sitemap.xml`);
  return [...new Set([...routeCases.map(({ path }) => path), ...sitemapPaths(body), ...others])];
}
