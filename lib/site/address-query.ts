import { type Address, canonical } from "./address-kind.ts";
import { contentId } from "./content-id.ts";
import { finderParameters, parseFinderQuery } from "./duty.ts";
import { readDuty } from "./duty-in-units.ts";
import { finderHref } from "./finder-href.ts";
import { pagedRoutes } from "./kind-pages.ts";
import { pageNumberPattern } from "./page-number.ts";
import { filterPattern } from "./reference-filter.ts";
import { routes } from "./routes.ts";
import { parseSearchQuery, searchHref, searchPath } from "./search-query.ts";
import { trimValue } from "./trim-address.ts";

/** Names of values that have a page of their own, at `<route>/<name>/<value>`; once, they were parameters. */
export const valueNames: { name: string; routes: readonly string[]; pattern: RegExp }[] = [
  { name: "item", routes: [routes.miscellaneous], pattern: contentId },
  { name: "filter", routes: [routes.references], pattern: filterPattern },
  { name: "about", routes: [routes.contact], pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/ },
  { name: "page", routes: pagedRoutes, pattern: pageNumberPattern },
];

/** The page of a value, and the route itself for the first page; undefined for what is no value. */
export function valuePage(route: string, name: string, value: string): Address | undefined {
  const known = valueNames.find((each) => each.name === name && each.routes.includes(route));
  if (!known?.pattern.test(value)) return undefined;
  return canonical("page", name === "page" && value === "1" ? route : `${route}/${name}/${value}`);
}

/** The page that a query asks for: that of a search, or the one at whose path forms and old links mean. Undefined for any other query. */
export function readQuery(route: string, params: URLSearchParams): Address | undefined {
  if (route === routes.search) {
    const words = parseSearchQuery(params);
    return words ? canonical("query", searchPath(words), searchHref(words)) : undefined;
  }
  const target = readFormerQuery(route, params);
  return target && { ...target, isCanonical: target.kind === "none" };
}

function readFormerQuery(route: string, params: URLSearchParams): Address | undefined {
  if (route === routes.product && finderParameters.some((name) => params.has(name)))
    return finderPage(finderHref(parseFinderQuery(params, readDuty)));
  const known = valueNames.find(({ name, routes }) => routes.includes(route) && params.has(name));
  if (!known) return undefined;
  const [given = "", ...others] = params.getAll(known.name);
  const page = others.length === 0 ? valuePage(route, known.name, trimValue(given)) : undefined;
  // The form opens without a subject.
  if (page || known.name === "about") return page;
  return others.length === 0 && given === ""
    ? canonical("page", route)
    : canonical("none", `${route}/${known.name}/-`);
}

/** @param path by `finderHref` */
export function finderPage(path: string): Address {
  return canonical(path === routes.product ? "page" : "query", path);
}
