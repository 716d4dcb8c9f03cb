import type { menuChoices } from "../../content/choices.ts";

export type GroupKey = keyof typeof menuChoices;
export type Section = "home" | "about" | "services" | "expertise" | "product" | "news" | "contact";

type RouteEntry = {
  path: string;
  /** The part of the site that it belongs to; named by the share image. */
  section: Section;
  /** The group of the menu that it belongs to, and its place there where it is linked; `null` outside of the groups. */
  menu: readonly [group: GroupKey, place?: number] | null;
};

/** Every page that exists independently of the content, and what hangs on it. */
const table = {
  home: { path: "/", section: "home", menu: ["home"] },
  about: { path: "/about", section: "about", menu: ["about"] },
  services: { path: "/services", section: "services", menu: ["services"] },
  expertise: { path: "/expertise", section: "expertise", menu: ["expertise"] },
  product: { path: "/product", section: "product", menu: ["services"] },
  gallery: { path: "/gallery", section: "news", menu: ["news", 1] },
  news: { path: "/info-news", section: "news", menu: ["news", 3] },
  contact: { path: "/contact", section: "contact", menu: ["contact", 1] },
  blogs: { path: "/blogs", section: "news", menu: ["news", 2] },
  qualityPolicy: { path: "/quality-policy", section: "about", menu: ["about"] },
  ourStory: { path: "/our-story", section: "about", menu: ["about", 1] },
  leadership: { path: "/leadership", section: "about", menu: ["about", 2] },
  ourTeam: { path: "/our-team", section: "about", menu: ["about", 4] },
  commitments: { path: "/commitments", section: "about", menu: ["about", 5] },
  ourValues: { path: "/our-values", section: "about", menu: ["about", 6] },
  ourVision: { path: "/our-vision", section: "about", menu: ["about", 3] },
  address: { path: "/address", section: "contact", menu: ["contact", 2] },
  map: { path: "/map", section: "contact", menu: ["contact", 3] },
  catalogues: { path: "/catalogues_downloads", section: "news", menu: ["news", 5] },
  miscellaneous: { path: "/miscellaneous", section: "news", menu: ["news", 4] },
  timeline: { path: "/timeline-and-milestone", section: "about", menu: ["home", 1] },
  references: { path: "/references", section: "services", menu: ["expertise"] },
  privacy: { path: "/privacy", section: "contact", menu: null },
  accessibility: { path: "/accessibility", section: "contact", menu: null },
  search: { path: "/search", section: "home", menu: null },
} as const satisfies Record<string, RouteEntry>;

type Table = typeof table;
type Name = keyof Table;

export const routes = Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])) as {
  [N in Name]: Table[N]["path"];
};

export type Route = Table[Name]["path"];

/** Name, section and place in the menu of each page; ./route-words.ts has their words. */
export const pages = Object.fromEntries(
  Object.entries(table).map(([name, { path, ...others }]) => [path, { name, ...others }]),
) as Record<Route, { name: Name } & Pick<RouteEntry, "section" | "menu">>;

/** Name under which the backend keeps a page's banner. */
export function bannerName(route: Route): string {
  return route === routes.home ? "home" : route.slice(1);
}

export const feedType = "application/atom+xml; charset=utf-8";

export const feeds = {
  news: { href: `${routes.news}/feed.xml`, list: routes.news },
  blog: { href: `${routes.blogs}/feed.xml`, list: routes.blogs },
} as const;

export type FeedLink = (typeof feeds)[keyof typeof feeds];

/** URL of one page of a list. The first page is the route itself. */
export function pageHref(route: Route, page: number): string {
  return page === 1 ? route : `${route}/page/${page}`;
}

/** Reverses {@link pageHref}; undefined for the path of another page. */
export function pageAt(route: Route, path: string): number | undefined {
  if (path === route) return 1;
  const [, number] = /^\/page\/(\d+)$/.exec(path.startsWith(route) ? path.slice(route.length) : "") ?? [];
  return number ? Number(number) : undefined;
}

/** URL of one item of the miscellaneous list. */
export function itemHref(id: string): string {
  return `${routes.miscellaneous}/item/${encodeURIComponent(id)}`;
}

/** URL of the contact form for a record; lib/content/inquiry-source.ts resolves `about`. */
export function inquiryHref(about: string): string {
  return `${routes.contact}/about/${encodeURIComponent(about)}`;
}

/** The route of a page below it: one of its list, an item, a part, the form for a subject, a search. Undefined for any other path. */
export function routeOfValue(path: string): Route | undefined {
  const [, route = ""] = /^(\/[^/]+)\/(?:page|item|filter|about|find|compare)\/./.exec(path) ?? [];
  return Object.hasOwn(pages, route) ? (route as Route) : undefined;
}
