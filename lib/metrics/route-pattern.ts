import { routes } from "../site/routes";

const listed: readonly string[] = Object.values(routes);
const withDetails = [routes.services, routes.expertise, routes.blogs, routes.news];
const ownService = "/service/detail/{serviceId}";
const details = (base: string) => `${base}/details/{id}/{title}`;

/** Every kind of page that the site has: what figures are told apart by, so that there are never more of them. */
export const routePatterns: readonly string[] = [...listed, ...withDetails.map(details), ownService];

/** The kind of page at a path; `undefined` where the site has none. */
export function routePattern(pathname: string): string | undefined {
  if (listed.includes(pathname)) return pathname;
  const base = withDetails.find((route) => pathname.startsWith(`${route}/details/`));
  if (base) return details(base);
  return pathname.startsWith("/service/detail/") ? ownService : undefined;
}
