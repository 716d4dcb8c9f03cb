import { contentId } from "./content-id.ts";
import { finderQuery, finderSegment, hasFinderQuery, parseFinderQuery, parseFinderSegment } from "./duty.ts";
import { pageNumberPattern } from "./page-number.ts";
import { filterPattern } from "./reference-filter.ts";
import { detailRoutes, pagedRoutes, type Route, routes } from "./routes.ts";
import {
  parseSearchQuery,
  parseSearchSegment,
  searchHref,
  searchParameter,
  searchPath,
} from "./search-query.ts";
import { staticServiceHref, staticServices } from "./static-services.ts";

/** Each is a path with its query; editors' redirects may also lead to other sites, and may be temporary. */
export type UrlFix =
  | { redirect: string; isTemporary?: boolean; rewrite?: never }
  | { rewrite: string; redirect?: never };

type PageParameter = { name: string; routes: readonly Route[]; pattern: RegExp; notFound?: string };

/** Query parameters that name a static page of its own, which Next serves at `<route>/<name>/<value>`. */
const pageParameters: PageParameter[] = [
  { name: "item", routes: [routes.miscellaneous], pattern: contentId, notFound: "-" },
  { name: "filter", routes: [routes.references], pattern: filterPattern, notFound: "-" },
  { name: "about", routes: [routes.contact], pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/ },
  { name: "page", routes: pagedRoutes, pattern: pageNumberPattern, notFound: "0" },
];

const fixedPaths = new Set<string>([
  ...Object.values(routes),
  ...staticServices.map(({ id }) => staticServiceHref(id)),
]);
const recordPath = new RegExp(`^((?:${detailRoutes.join("|")})/details|/service/detail)/([^/]+)(/.*)?$`, "i");

/**
 * Finds the canonical URL of a request: no repeated or trailing slashes, no upper case except in ids, no `?page=1`, no
 * internal path. A record's page redirects to its own slug, so a URL of one is rewritten to the page without a slug: there
 * is only one redirect, however many parts of the URL are wrong.
 * @param url a path with its query
 */
export function fixUrl(url: string): UrlFix | undefined {
  if (fixedPaths.has(url) || url.startsWith("/_next/") || url.startsWith("/api/")) return undefined;
  const [path = "", ...rest] = url.split("?");
  const query = rest.join("?");
  // Two slashes at the start, or a slash and a backslash, would make the redirect lead to another host.
  const clean = path.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1");
  const lower = clean.toLowerCase();
  // Next serves its page for errors with 500 under its internal name.
  if (lower === "/_global-error") return { rewrite: "/_not-found" };
  const [, base = "", id = "", slug = ""] = (!fixedPaths.has(lower) && recordPath.exec(clean)) || [];
  if (id) {
    const page = base.toLowerCase();
    // All ids that no record can have share one page, which is not found. The paths of static services are all fixed.
    const isPossible = page !== "/service/detail" && contentId.test(id);
    if (!isPossible && id !== "-") return { rewrite: `${page}/-` };
    const isCanonical = path === `${page}/${id}${slug.toLowerCase()}`;
    return isCanonical ? undefined : { rewrite: join(`${page}/${id}`, query) };
  }
  const [publicPath, publicQuery] = publicUrl(fixedPaths.has(lower) ? lower : clean, query);
  if (publicPath === path && publicQuery === query) return undefined;
  return { redirect: join(publicPath, publicQuery) };
}

/**
 * Finds the static page that a query names: a page of a list, an item, the contact form opened from a page.
 * @param url with a path and query that {@link fixUrl} leaves as they are
 * @returns its path with the query
 */
export function internalUrl({ pathname, search, searchParams }: URL): string | undefined {
  if (pathname === routes.product && hasFinderQuery(searchParams)) return finderPath(searchParams) + search;
  if (pathname === routes.search) {
    const query = parseSearchQuery(searchParams);
    return query ? searchPath(query) + search : undefined;
  }
  const parameter = pageParameters.find(
    ({ name, routes }) => includes(routes, pathname) && searchParams.has(name),
  );
  if (!parameter) return undefined;
  const values = searchParams.getAll(parameter.name);
  const isValid = values.length === 1 && parameter.pattern.test(values[0] ?? "");
  const value = isValid ? values[0] : parameter.notFound;
  return value && `${pathname}/${parameter.name}/${value}${search}`;
}

/**
 * Finds what a request is for.
 * @param url a path with its query that {@link fixUrl} leaves as they are
 * @returns `path`: at which Next serves it, without a query. `url`: without parameters that no page has
 */
export function essentialUrl(url: string): { path: string; url: string } {
  const [path = "", query] = url.split("?", 2);
  const [internal = path] = (query && internalUrl(new URL(url, "http://site"))?.split("?")) || [];
  const [, name, value] = internal.slice(path.length).split("/");
  if (name && path === routes.search)
    return { path: internal, url: searchHref(parseSearchSegment(value ?? "")) };
  if (name && finderPages.includes(name))
    return { path: internal, url: `${path}?${finderQuery(parseFinderSegment(value ?? ""))}` };
  return { path: internal, url: name ? `${path}?${name}=${value}` : path };
}

/** Leads from the path at which Next serves a page to its URL, and from `?page=1` to the list itself. */
function publicUrl(path: string, query: string): [path: string, query: string] {
  const [, route = "", name = "", value = ""] = /^(\/[^/]+)\/([a-z]+)\/([^/]+)$/.exec(path) ?? [];
  if (pageParameters.some((known) => known.name === name && includes(known.routes, route)))
    return publicUrl(route, `${name}=${value}`);
  if (route === routes.product && finderPages.includes(name))
    return [route, finderQuery(parseFinderSegment(value))];
  if (route === routes.search && name === "find") return [route, searchParameter(parseSearchSegment(value))];
  const params = new URLSearchParams(query);
  if (path === routes.product && hasFinderQuery(params)) return [path, fixFinderQuery(query, params)];
  if (!includes(pagedRoutes, path) || params.getAll("page").join() !== "1") return [path, query];
  params.delete("page");
  return [path, params.toString()];
}

/** Pages of the finder's results and of a comparison, below the list of products. */
const finderPages = ["find", "compare"];

function finderPath(params: URLSearchParams): string {
  const query = parseFinderQuery(params);
  return `${routes.product}/${query.ids.length > 0 ? "compare" : "find"}/${finderSegment(query)}`;
}

/** Keeps the parameter of the router's own requests, and commas that Next has escaped. */
function fixFinderQuery(query: string, params: URLSearchParams): string {
  const hash = params.get("_rsc");
  const canonical = [
    finderQuery(parseFinderQuery(params)),
    hash !== null && `_rsc=${encodeURIComponent(hash)}`,
  ]
    .filter(Boolean)
    .join("&");
  return new URLSearchParams(canonical).toString() === params.toString() ? query : canonical;
}

function includes(routes: readonly Route[], path: string): boolean {
  return (routes as readonly string[]).includes(path);
}

function join(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}
