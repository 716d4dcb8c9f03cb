import { contentId } from "./content-id.ts";
import {
  finderParameters,
  finderQuery,
  finderSegment,
  parseFinderQuery,
  parseFinderSegment,
} from "./duty.ts";
import { offlinePath, workerPath } from "./offline-paths.ts";
import { pageNumberPattern } from "./page-number.ts";
import { maxPageSlug, pageSlug } from "./page-slug.ts";
import { filterPattern } from "./reference-filter.ts";
import { detailRoutes, feeds, pagedRoutes, queryRoutes, routes } from "./routes.ts";
import { parseSearchQuery, parseSearchSegment, searchHref, searchPath } from "./search-query.ts";
import { staticServiceHref, staticServices } from "./static-services.ts";
import { trimPath, trimValue } from "./trim-address.ts";

/** `query`: a page of a search, the finder or a comparison; `none`: fits no route, so that nothing has to be asked or rendered. */
export type AddressKind =
  | "page"
  | "query"
  | "text"
  | "card"
  | "resized image"
  | "document"
  | "public file"
  | "build file"
  | "worker"
  | "call"
  | "none";

export type Address = {
  kind: AddressKind;
  /** Path at which Next serves it, without a query. */
  path: string;
  /** As visitors see it: canonical, and without parameters that the page does not read. */
  url: string;
  /** False where a request has to be redirected to {@link url}. */
  isCanonical: boolean;
};

const servicePath = "/service/detail";
const texts = ["/manifest.webmanifest", "/robots.txt", "/llms.txt", "/sitemap.xml"];
const publicFiles = ["/favicon.ico", "/icon.svg", "/apple-icon.png"];

/** Addresses that are canonical as they stand, by their path. */
const fixed = new Map<string, Address>(
  (
    [
      [
        [...Object.values(routes), ...staticServices.map(({ id }) => staticServiceHref(id)), offlinePath],
        "page",
      ],
      [[...Object.values(feeds).map(({ href }) => href), ...texts], "text"],
      [publicFiles, "public file"],
      [[workerPath], "worker"],
    ] satisfies [string[], AddressKind][]
  ).flatMap(([paths, kind]) =>
    paths.map((path): [string, Address] => [path, { kind, path, url: path, isCanonical: true }]),
  ),
);

/** Addresses that pass as they are, with their query: files, calls, and images that Next resizes. */
const passed: [RegExp, AddressKind][] = [
  [/^\/_next\/static\/./, "build file"],
  [/^\/_next\/image$/, "resized image"],
  [/^\/(?:fonts|icons|images)\/./, "public file"],
  [/^\/files\/./, "document"],
  [/^\/api\/./, "call"],
];

const partPath = /^\/sitemap\/(?:pages|[a-z]+-[1-9]\d{0,3})\.xml$/;
const cardPath = /^\/og(?:\/[^/]+)+\.jpg$/;
const recordPath = new RegExp(`^(${detailRoutes.join("|")})/details/([^/]+)(/.*)?$`, "is");
const serviceDetailPath = new RegExp(`^${servicePath}/[^/]+$`, "i");
/** Below a route: a static page for one value of a query parameter, which only the site itself asks for by this path. */
const valuePath = /^(\/[^/]+)\/([a-z]+)\/([^/]+)$/i;

/**
 * Reads an address; nothing else in the site does. One redirect leads to the canonical address, however many of its parts differ:
 * repeated or trailing slashes, upper case except in ids, `?page=1`, rubbish at the end, a path that only Next uses.
 * @param url path and query of a request
 */
export function parseAddress(url: string): Address {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? "" : url.slice(end + 1);
  // Two slashes at the start, or a slash and a backslash, would make the redirect lead to another host.
  const clean = path.replace(/[\\/]+/g, "/").replace(/(.)\/$/, "$1");
  const kind =
    (path === clean || path === `${clean}/`) && passed.find(([pattern]) => pattern.test(clean))?.[1];
  if (kind) return { kind, path, url, isCanonical: true };
  const lower = clean.toLowerCase();
  const known = fixed.get(clean) ?? fixed.get(lower) ?? fixed.get(trimPath(lower) || routes.home);
  if (known) return withQuery(known, path, query);
  if (partPath.test(path)) return canonical("text", path);
  if (cardPath.test(path)) return canonical("card", path);
  const trimmed = trimPath(clean);
  return (
    readRecord(path, trimmed) ??
    readValuePath(trimmed) ??
    readComposed(path, trimmed.toLowerCase()) ??
    canonical("none", clean)
  );
}

function canonical(kind: AddressKind, path: string, url = path): Address {
  return { kind, path, url, isCanonical: true };
}

/** A record's page redirects to its own slug: an address with other faults is read as that of the page without a slug. */
function readRecord(path: string, clean: string): Address | undefined {
  if (serviceDetailPath.test(clean)) return canonical("page", clean.toLowerCase());
  const [, route = "", id = "", slug = ""] = recordPath.exec(clean) ?? [];
  if (!route) return undefined;
  const page = `${route.toLowerCase()}/details/${id}`;
  return canonical("page", path === page + slug.toLowerCase() ? path : page);
}

/** A page that editors compose has an address of one segment. */
function readComposed(path: string, lower: string): Address | undefined {
  const slug = lower.slice(1);
  if (slug.length > maxPageSlug || !pageSlug.test(slug)) return undefined;
  return { ...canonical("page", lower), isCanonical: path === lower };
}

/** True for the address of a page that editors compose, whether there is one or not. */
export function isComposed({ kind, path }: Address): boolean {
  return kind === "page" && !fixed.has(path) && pageSlug.test(path.slice(1));
}

function withQuery(page: Address, path: string, query: string): Address {
  const address = (query && page.kind === "page" && readQuery(page.path, new URLSearchParams(query))) || page;
  return path === page.path ? address : { ...address, isCanonical: false };
}

/** Parameters that name a static page of their own, which Next serves at `<route>/<name>/<value>`. */
export const valueParameters: { name: string; routes: readonly string[]; pattern: RegExp }[] = [
  { name: "item", routes: [queryRoutes.item], pattern: contentId },
  { name: "filter", routes: [queryRoutes.filter], pattern: filterPattern },
  { name: "about", routes: [queryRoutes.about], pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/ },
  { name: "page", routes: pagedRoutes, pattern: pageNumberPattern },
];

/** @returns undefined where the query names no page of its own */
function readQuery(route: string, params: URLSearchParams): Address | undefined {
  if (route === queryRoutes.search) return readSearch(parseSearchQuery(params));
  if (route === queryRoutes.finder && finderParameters.some((name) => params.has(name)))
    return readFinder(params);
  const parameter = valueParameters.find(({ name, routes }) => routes.includes(route) && params.has(name));
  if (!parameter) return undefined;
  const { name, pattern } = parameter;
  const [given = "", ...others] = params.getAll(name);
  const value = trimValue(given);
  const isValid = others.length === 0 && pattern.test(value);
  // The form opens without a subject.
  if (name === "about" && !isValid) return undefined;
  if ((others.length === 0 && given === "") || (name === "page" && isValid && value === "1"))
    return { ...canonical("page", route), isCanonical: false };
  if (!isValid) return canonical("none", `${route}/${name}/-`);
  const page = canonical("page", `${route}/${name}/${value}`, `${route}?${name}=${value}`);
  return { ...page, isCanonical: value === given };
}

function readSearch(words: string): Address | undefined {
  return words ? canonical("query", searchPath(words), searchHref(words)) : undefined;
}

function readFinder(params: URLSearchParams): Address {
  const query = parseFinderQuery(params);
  const canonicalQuery = finderQuery(query);
  const route = queryRoutes.finder;
  if (!canonicalQuery) return { ...canonical("page", route), isCanonical: false };
  const own = [...params].filter(([name]) => (finderParameters as readonly string[]).includes(name));
  const isCanonical = new URLSearchParams(own).toString() === new URLSearchParams(canonicalQuery).toString();
  const path = `${route}/${query.ids.length > 0 ? "compare" : "find"}/${finderSegment(query)}`;
  return { kind: "query", path, url: `${route}?${canonicalQuery}`, isCanonical };
}

/** @returns the address of visitors for a path that only Next uses */
function readValuePath(clean: string): Address | undefined {
  const [, base = "", name = "", value = ""] = valuePath.exec(clean) ?? [];
  const route = base.toLowerCase();
  const page = fixed.get(route);
  const query = queryOf(route, name, value);
  if (!page || query === undefined) return undefined;
  const address = readQuery(route, new URLSearchParams(query)) ?? page;
  return address.kind === "none" ? address : { ...address, isCanonical: false };
}

function queryOf(route: string, name: string, value: string): string | undefined {
  if (valueParameters.some((known) => known.name === name && known.routes.includes(route)))
    return `${name}=${value}`;
  if (route === queryRoutes.search && name === "find")
    return new URLSearchParams({ q: parseSearchSegment(value) }).toString();
  if (route === queryRoutes.finder && (name === "find" || name === "compare"))
    return finderQuery(parseFinderSegment(value));
  return undefined;
}
