export type Section = "home" | "about" | "services" | "expertise" | "product" | "news" | "contact";

type RouteEntry = {
  path: string;
  /** The part of the site that it belongs to; named by the share image. */
  section: Section;
  /** Query parameter with a static page for each of its values. */
  query?: "about" | "filter" | "finder" | "item" | "search";
};

/** Every page that exists independently of the content, and what hangs on it. */
const table = {
  home: { path: "/", section: "home" },
  about: { path: "/about", section: "about" },
  services: { path: "/services", section: "services" },
  expertise: { path: "/expertise", section: "expertise" },
  product: { path: "/product", section: "product", query: "finder" },
  gallery: { path: "/gallery", section: "news" },
  news: { path: "/info-news", section: "news" },
  contact: { path: "/contact", section: "contact", query: "about" },
  blogs: { path: "/blogs", section: "news" },
  qualityPolicy: { path: "/quality-policy", section: "about" },
  ourStory: { path: "/our-story", section: "about" },
  leadership: { path: "/leadership", section: "about" },
  ourTeam: { path: "/our-team", section: "about" },
  commitments: { path: "/commitments", section: "about" },
  ourValues: { path: "/our-values", section: "about" },
  ourVision: { path: "/our-vision", section: "about" },
  address: { path: "/address", section: "contact" },
  map: { path: "/map", section: "contact" },
  catalogues: { path: "/catalogues_downloads", section: "news" },
  miscellaneous: { path: "/miscellaneous", section: "news", query: "item" },
  timeline: { path: "/timeline-and-milestone", section: "about" },
  references: {
    path: "/references",
    section: "services",
    query: "filter",
  },
  privacy: { path: "/privacy", section: "contact" },
  accessibility: { path: "/accessibility", section: "contact" },
  search: { path: "/search", section: "home", query: "search" },
} as const satisfies Record<string, RouteEntry>;

type Table = typeof table;
type Name = keyof Table;
type Queries = {
  [N in Name as Table[N] extends { query: infer V extends string } ? V : never]: Table[N]["path"];
};

export const routes = Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path])) as {
  [N in Name]: Table[N]["path"];
};

export type Route = Table[Name]["path"];

/** Name and section of each page; ./route-words.ts has their words. */
export const pages = Object.fromEntries(
  Object.entries(table).map(([name, { path, section }]) => [path, { name, section }]),
) as Record<Route, { name: Name; section: Section }>;

/** Name under which the backend keeps a page's banner. */
export function bannerName(route: Route): string {
  return route === routes.home ? "home" : route.slice(1);
}

/** Routes by what their query names: `queryRoutes.filter` is `/references`. */
export const queryRoutes = Object.fromEntries(
  (Object.values(table) as RouteEntry[]).flatMap(({ path, query }) => (query ? [[query, path]] : [])),
) as Queries;

export const feedType = "application/atom+xml; charset=utf-8";

export const feeds = {
  news: { href: `${routes.news}/feed.xml`, list: routes.news },
  blog: { href: `${routes.blogs}/feed.xml`, list: routes.blogs },
} as const;

export type FeedLink = (typeof feeds)[keyof typeof feeds];

/** URL of one page of a list. The first page is the route itself. */
export function pageHref(route: Route, page: number): string {
  return page === 1 ? route : `${route}?page=${page}`;
}

/** URL of one item of the miscellaneous list. */
export function itemHref(id: string): string {
  return `${routes.miscellaneous}?item=${encodeURIComponent(id)}`;
}

/** URL of the contact form for a record; lib/content/inquiry-source.ts resolves `about`. */
export function inquiryHref(about: string): string {
  return `${routes.contact}?about=${encodeURIComponent(about)}`;
}
