import { type Address, canonical } from "./address-kind.ts";
import { contentId } from "./content-id.ts";
import { finderParameters, finderQuery, parseFinderQuery } from "./duty.ts";
import { finderSegment, isUnread, parseFinderSegment, readDuty } from "./duty-in-units.ts";
import { pagedRoutes } from "./kind-pages.ts";
import { pageNumberPattern } from "./page-number.ts";
import { filterPattern } from "./reference-filter.ts";
import { queryRoutes } from "./routes.ts";
import { parseSearchQuery, parseSearchSegment, searchHref, searchPath } from "./search-query.ts";
import { trimValue } from "./trim-address.ts";

/** Parameters that name a static page of their own, which Next serves at `<route>/<name>/<value>`. */
export const valueParameters: { name: string; routes: readonly string[]; pattern: RegExp }[] = [
  { name: "item", routes: [queryRoutes.item], pattern: contentId },
  { name: "filter", routes: [queryRoutes.filter], pattern: filterPattern },
  { name: "about", routes: [queryRoutes.about], pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/ },
  { name: "page", routes: pagedRoutes, pattern: pageNumberPattern },
];

/** @returns undefined where the query names no page of its own */
export function readQuery(route: string, params: URLSearchParams): Address | undefined {
  if (route === queryRoutes.search) {
    const words = parseSearchQuery(params);
    return words ? canonical("query", searchPath(words), searchHref(words)) : undefined;
  }
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

function readFinder(params: URLSearchParams): Address {
  const query = parseFinderQuery(params, readDuty);
  const route = queryRoutes.finder;
  const canonicalQuery = finderQuery(query);
  if (!canonicalQuery) return { ...canonical("page", route), isCanonical: false };
  const own = [...params].filter(([name]) => finderParameters.includes(name));
  const isCanonical = new URLSearchParams(own).toString() === new URLSearchParams(canonicalQuery).toString();
  // A value that cannot be read is corrected in the finder.
  const isComparison = query.ids.length > 0 && !isUnread(query.duty);
  const path = `${route}/${isComparison ? "compare" : "find"}/${finderSegment(query)}`;
  return { ...canonical("query", path, `${route}?${canonicalQuery}`), isCanonical };
}

/** The query of visitors for a path that only Next uses; undefined where it uses no such path. */
export function queryOf(route: string, name: string, value: string): string | undefined {
  if (valueParameters.some((known) => known.name === name && known.routes.includes(route)))
    return `${name}=${value}`;
  if (route === queryRoutes.search && name === "find")
    return new URLSearchParams({ q: parseSearchSegment(value) }).toString();
  if (route === queryRoutes.finder && (name === "find" || name === "compare"))
    return finderQuery(parseFinderSegment(value));
  return undefined;
}
