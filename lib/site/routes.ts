import { baseLetters } from "../text/base-letters.ts";

type RouteEntry = {
  path: string;
  title: string;
  /** Named by the share image. */
  section: string;
  /** Call of a paged list: page N is at `?page=N`, and as long as the contract says. */
  list?: string;
  /** Kind of the records with pages of their own, at `<path>/details/<id>/<slug>`. */
  records?: string;
  /** Query parameter with a static page for each of its values. */
  query?: "about" | "filter" | "finder" | "item" | "search";
};

/** Every page that exists independently of the content, and what hangs on it. */
const table = {
  home: { path: "/", title: "Home", section: "Home" },
  about: { path: "/about", title: "About", section: "About Us" },
  services: { path: "/services", title: "Services", section: "Services", records: "services" },
  expertise: { path: "/expertise", title: "Expertise", section: "Expertise", records: "expertise" },
  product: {
    path: "/product",
    title: "Product",
    section: "Product",
    list: "products",
    records: "products",
    query: "finder",
  },
  gallery: { path: "/gallery", title: "Gallery", section: "Info & News", list: "gallery" },
  news: { path: "/info-news", title: "Info & News", section: "Info & News", list: "news", records: "news" },
  contact: { path: "/contact", title: "Contact", section: "Contact Us", query: "about" },
  blogs: { path: "/blogs", title: "Blogs", section: "Info & News", list: "blog", records: "blog" },
  qualityPolicy: { path: "/quality-policy", title: "Quality Policy", section: "About Us" },
  ourStory: { path: "/our-story", title: "Our Story", section: "About Us" },
  leadership: { path: "/leadership", title: "Leadership", section: "About Us", list: "leadership" },
  ourTeam: { path: "/our-team", title: "Our Team", section: "About Us", list: "team" },
  commitments: { path: "/commitments", title: "Commitments", section: "About Us", list: "commitments" },
  ourValues: { path: "/our-values", title: "Our Values", section: "About Us", list: "values" },
  ourVision: { path: "/our-vision", title: "Our Vision", section: "About Us" },
  address: { path: "/address", title: "Address", section: "Contact Us" },
  map: { path: "/map", title: "Map", section: "Contact Us" },
  catalogues: { path: "/catalogues_downloads", title: "Catalogues & Downloads", section: "Info & News" },
  miscellaneous: {
    path: "/miscellaneous",
    title: "Miscellaneous",
    section: "Info & News",
    list: "miscellaneous",
    query: "item",
  },
  timeline: {
    path: "/timeline-and-milestone",
    title: "Timeline & Milestone",
    section: "About Us",
    list: "timeline",
  },
  references: {
    path: "/references",
    title: "References",
    section: "Services",
    list: "references",
    query: "filter",
  },
  privacy: { path: "/privacy", title: "Privacy", section: "Contact Us" },
  search: { path: "/search", title: "Search", section: "Home", query: "search" },
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

/** Title and section of each page. */
export const pages = Object.fromEntries(entries.map((entry) => [entry.path, entry])) as Record<
  Route,
  RouteEntry
>;

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

/** Routes by what their query names. */
export const queryRoutes = pathsBy("query");

export const feedType = "application/atom+xml; charset=utf-8";

export const feeds = {
  news: { title: "Info & News", href: `${routes.news}/feed.xml`, list: routes.news },
  blog: { title: "Blogs", href: `${routes.blogs}/feed.xml`, list: routes.blogs },
} as const;

export type FeedLink = (typeof feeds)[keyof typeof feeds];

/** Next names files after the last segment of a URL, and appends to it; file systems allow names of 255 bytes. */
const maxSlugLength = 80;

/** Last segment of a record's URL: Latin letters and digits without accents, one hyphen for each run of others, cut after a word. */
export function slug(title: string): string {
  const full = baseLetters(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (full.length <= maxSlugLength) return full;
  const end = full.lastIndexOf("-", maxSlugLength);
  return full.slice(0, end > 0 ? end : maxSlugLength);
}

const details = (base: string) => (id: string, title: string) =>
  [base, "details", id, slug(title)].filter(Boolean).join("/");

export const serviceHref = details(routes.services);
export const expertiseHref = details(routes.expertise);
export const productHref = details(routes.product);
export const newsHref = details(routes.news);
export const blogHref = details(routes.blogs);

/** URL of one page of a list. The first page is the route itself. */
export function pageHref(route: Route, page: number): string {
  return page === 1 ? route : `${route}?page=${page}`;
}

/** URL of a reference, on the first page of their list. */
export function referenceHref(id: string): string {
  return `${routes.references}#reference-${id}`;
}

/** URL of one item of the miscellaneous list. */
export function itemHref(id: string): string {
  return `${routes.miscellaneous}?item=${encodeURIComponent(id)}`;
}

/**
 * URL of the contact form for a record; lib/content/inquiry-source.ts resolves `about`.
 * @param duty canonical query of what the visitor needs
 */
export function inquiryHref(about: string, duty = ""): string {
  return `${routes.contact}?${[`about=${encodeURIComponent(about)}`, duty].filter(Boolean).join("&")}`;
}
