/** The site's routes and lists, as cases for the tests. */
import { calls, type PagedListName } from "../../lib/backend/contract.ts";
import { company } from "../../lib/site/company.ts";
import { listRoutes } from "../../lib/site/kind-pages.ts";
import { routeTitle } from "../../lib/site/route-words.ts";
import { bannerName, routes } from "../../lib/site/routes.ts";
import { defaultLanguage } from "../../lib/words/language.ts";
import { firstOf, type Item, records } from "./content.ts";

export type RouteCase = {
  path: string;
  /** In the browser's tab, before the site's name. */
  title: string;
  /** Name of its banner; undefined where it has an image of its own. */
  banner?: string;
  /** The last breadcrumb where it is not the title. */
  label?: string;
};

export const siteName = company.name;

/** The site's configured SITE_URL. */
export const publicOrigin = "http://localhost:3000";

/** The specification's rule for the slug of a title. */
export function slugOf(title: string): string {
  const parts =
    title
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return parts.join("-");
}

export function detailsPath(base: string, { id, title }: Pick<Item, "id" | "title">): string {
  return `${base}/details/${id}/${slugOf(title)}`;
}

const service = firstOf("services");
const expertise = firstOf("expertise");

/** lib/site/routes.test.ts holds the paths, titles and banners of the specification. */
export const routeCases: RouteCase[] = [
  ...Object.values(routes).map((path) => ({
    path,
    title: routeTitle(path, defaultLanguage),
    banner: bannerName(path),
  })),
  { path: detailsPath("/services", service), title: service.title, banner: service.title },
  { path: "/service/detail/epc-projects", title: "EPC Projects" },
  {
    path: detailsPath("/expertise", expertise),
    title: `${expertise.title} | Expertise Details`,
    banner: expertise.title,
    label: "Expertise",
  },
];

/** At most one page of records of each route, and all others: the pages of a route differ in their texts only. */
export function sampleOf(paths: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  return [...paths].filter((path) => {
    const [route = "", record] = path.split(/\/details\/|\?(?:page|item)=/);
    if (!record) return true;
    counts.set(route, (counts.get(route) ?? 0) + 1);
    return counts.get(route) === 1;
  });
}

/** The banner of a name, if it is published; names are case-insensitive. */
export function bannerOf(name: string): Item | undefined {
  return records("banners").find(
    (banner) => banner.status === "Y" && banner.name.toLowerCase() === name.toLowerCase(),
  );
}

export type ListCase = { path: string; kind: string; size: number; name: "title" | "name"; text: boolean };

/** Lists that show the descriptions of their items. */
const withText: PagedListName[] = ["leadership", "team", "commitments", "values", "timeline"];

/** The lists that come in pages. lib/backend/client.test.ts holds the sizes of the specification. */
export const listCases: ListCase[] = (Object.keys(listRoutes) as (keyof typeof listRoutes)[]).map((list) => {
  const { kind, limit, schema } = calls[list];
  const name = "name" in schema.shape ? "name" : "title";
  return { path: listRoutes[list], kind, size: limit, name, text: withText.includes(list) };
});
