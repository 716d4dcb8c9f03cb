import { detailRoutes } from "../site/kind-pages";
import { pageSlug } from "../site/page-slug";
import { routes } from "../site/routes";

const fixed: readonly string[] = Object.values(routes);
const composed = "/{page}";
const staticService = "/service/detail/{serviceId}";
const detailPattern = (route: string) => `${route}/details/{id}/{title}`;

/** Route labels of metrics: a bounded set, whatever paths are requested. */
export const routePatterns: readonly string[] = [
  ...fixed,
  ...detailRoutes.map(detailPattern),
  staticService,
  composed,
];

/** The label of a path; `undefined` where the site has no such page. */
export function routePattern(pathname: string): string | undefined {
  if (fixed.includes(pathname)) return pathname;
  const detail = detailRoutes.find((route) => pathname.startsWith(`${route}/details/`));
  if (detail) return detailPattern(detail);
  if (pathname.startsWith("/service/detail/")) return staticService;
  return pageSlug.test(pathname.slice(1)) ? composed : undefined;
}
