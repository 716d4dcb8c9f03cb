import { offlinePath } from "./offline-paths.ts";
import { detailRoutes, feeds, pagedRoutes, routes } from "./routes.ts";
import { staticServiceHref, staticServices } from "./static-services.ts";

const files = [
  "/favicon.ico",
  "/icon.svg",
  "/apple-icon.png",
  "/manifest.webmanifest",
  "/robots.txt",
  "/llms.txt",
  "/sitemap.xml",
];

const exact = new Set<string>([
  ...Object.values(routes),
  ...staticServices.map(({ id }) => staticServiceHref(id)),
  ...Object.values(feeds).map(({ href }) => href),
  ...files,
  offlinePath,
  "/_next/image",
]);

const folders = ["api", "files", "fonts", "icons", "images", "og", "sitemap", "_next/static"];
const names = (of: readonly string[]) => of.map((route) => route.slice(1)).join("|");
const parameterized = [
  `(?:${folders.join("|")})/.+`,
  `(?:${names(detailRoutes)})/details/[^/]+(?:/.+)?`,
  "service/detail/[^/]+",
  `(?:${names(pagedRoutes)})/page/[^/]+`,
  "miscellaneous/item/[^/]+",
  "references/filter/[^/]+",
  "contact/about/[^/]+",
  "product/(?:find|compare)/[^/]+",
  "search/find/[^/]+",
];
const pattern = new RegExp(`^/(?:${parameterized.join("|")})$`, "s");

/**
 * True for a path that the site has a route or a file for, whatever its ids and numbers are.
 * @param path at which Next serves it: `/blogs/page/2`, not `/blogs?page=2`
 */
export function isKnownPath(path: string): boolean {
  return exact.has(path) || pattern.test(path);
}
