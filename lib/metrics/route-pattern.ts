import { pageSlug } from "../site/page-slug";
import { routeOfValue, routes } from "../site/routes";

const fixed: readonly string[] = Object.values(routes);
export const composed = "/{page}";
export const staticService = "/service/detail/{serviceId}";
export const detailPattern = (route: string) => `${route}/details/{id}/{title}`;

/** The label of a path; `undefined` where the site has no such page. Lists without pages of records have a label for them, which ./visit refuses. */
export function routePattern(pathname: string): string | undefined {
  if (fixed.includes(pathname)) return pathname;
  const list = fixed.find((route) => pathname.startsWith(`${route}/details/`));
  if (list) return detailPattern(list);
  if (pathname.startsWith("/service/detail/")) return staticService;
  const ofValue = routeOfValue(pathname);
  if (ofValue) return ofValue;
  return pageSlug.test(pathname.slice(1)) ? composed : undefined;
}
