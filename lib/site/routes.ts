export type Section = "home" | "about" | "services" | "expertise" | "product" | "news" | "contact";

type RouteEntry = {
  path: string;
  /** The part of the site that it belongs to; named by the share image. */
  section: Section;
  /** Call of a paged list: page N is at `?page=N`, and as long as the contract says. */
  list?: string;
  /** Kind of the records with pages of their own, at `<path>/details/<id>/<slug>`. */
  records?: string;
  /** Query parameter with a static page for each of its values. */
  query?: "about" | "filter" | "finder" | "item" | "search";
};

/** Every page that exists independently of the content, and what hangs on it. */
const table = {
  home: { path: "/", section: "home" },
  about: { path: "/about", section: "about" },
  services: { path: "/services", section: "services", records: "services" },
  expertise: { path: "/expertise", section: "expertise", records: "expertise" },
  product: { path: "/product", section: "product", list: "products", records: "products", query: "finder" },
  gallery: { path: "/gallery", section: "news", list: "gallery" },
  news: { path: "/info-news", section: "news", list: "news", records: "news" },
  contact: { path: "/contact", section: "contact", query: "about" },
  blogs: { path: "/blogs", section: "news", list: "blog", records: "blog" },
  qualityPolicy: { path: "/quality-policy", section: "about" },
  ourStory: { path: "/our-story", section: "about" },
  leadership: { path: "/leadership", section: "about", list: "leadership" },
  ourTeam: { path: "/our-team", section: "about", list: "team" },
  commitments: { path: "/commitments", section: "about", list: "commitments" },
  ourValues: { path: "/our-values", section: "about", list: "values" },
  ourVision: { path: "/our-vision", section: "about" },
  address: { path: "/address", section: "contact" },
  map: { path: "/map", section: "contact" },
  catalogues: { path: "/catalogues_downloads", section: "news" },
  miscellaneous: { path: "/miscellaneous", section: "news", list: "miscellaneous", query: "item" },
  timeline: { path: "/timeline-and-milestone", section: "about", list: "timeline" },
  references: {
    path: "/references",
    section: "services",
    list: "references",
    records: "references",
    query: "filter",
  },
  privacy: { path: "/privacy", section: "contact" },
  accessibility: { path: "/accessibility", section: "contact" },
  search: { path: "/search", section: "home", query: "search" },
} as const satisfies Record<string, RouteEntry>;

type Table = typeof table;
type Name = keyof Table;
/** Paths by the value of a field: `PathsBy<"list">["blog"]` is `/blogs`. */
type PathsBy<F extends keyof RouteEntry> = {
  [N in Name as Table[N] extends Record<F, infer V extends string> ? V : never]: Table[N]["path"];
};

const entries: readonly RouteEntry[] = Object.values(table);

function pathsBy<F extends "list" | "records" | "query">(field: F): PathsBy<F> {
  return Object.fromEntries(
    entries.flatMap((entry) => (entry[field] ? [[entry[field], entry.path]] : [])),
  ) as PathsBy<F>;
}

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

/** Routes of the paged lists, by the name of their call in the contract. */
export const listRoutes = pathsBy("list");
export type PagedRoute = (typeof listRoutes)[keyof typeof listRoutes];
export const pagedRoutes: readonly PagedRoute[] = Object.values(listRoutes);

/** Routes of the lists whose records have pages of their own, by their kind in the contract. */
export const detailKinds = pathsBy("records");
export type DetailKind = keyof typeof detailKinds;
export const detailRoutes = Object.values(detailKinds);

/** The record whose page a path of this site is; undefined for any other path. */
export function recordAt(path: string): { kind: DetailKind; id: string } | undefined {
  const [, route, id] = /^(\/[a-z-]+)\/details\/([^/]+)/.exec(path) ?? [];
  const kind = (Object.keys(detailKinds) as DetailKind[]).find((each) => detailKinds[each] === route);
  return kind && id ? { kind, id } : undefined;
}

/** Routes by what their query names. */
export const queryRoutes = pathsBy("query");

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
