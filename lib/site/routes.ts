/** Every page that exists independently of the content. */
export const routes = {
  home: "/",
  about: "/about",
  services: "/services",
  expertise: "/expertise",
  product: "/product",
  gallery: "/gallery",
  news: "/info-news",
  contact: "/contact",
  blogs: "/blogs",
  qualityPolicy: "/quality-policy",
  ourStory: "/our-story",
  leadership: "/leadership",
  ourTeam: "/our-team",
  commitments: "/commitments",
  ourValues: "/our-values",
  ourVision: "/our-vision",
  address: "/address",
  map: "/map",
  catalogues: "/catalogues_downloads",
  miscellaneous: "/miscellaneous",
  timeline: "/timeline-and-milestone",
  references: "/references",
  privacy: "/privacy",
  search: "/search",
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** Title of each page, and the section that its share image names. */
export const pages: Record<Route, { title: string; section: string }> = {
  [routes.home]: { title: "Home", section: "Home" },
  [routes.about]: { title: "About", section: "About Us" },
  [routes.services]: { title: "Services", section: "Services" },
  [routes.expertise]: { title: "Expertise", section: "Expertise" },
  [routes.product]: { title: "Product", section: "Product" },
  [routes.gallery]: { title: "Gallery", section: "Info & News" },
  [routes.news]: { title: "Info & News", section: "Info & News" },
  [routes.contact]: { title: "Contact", section: "Contact Us" },
  [routes.blogs]: { title: "Blogs", section: "Info & News" },
  [routes.qualityPolicy]: { title: "Quality Policy", section: "About Us" },
  [routes.ourStory]: { title: "Our Story", section: "About Us" },
  [routes.leadership]: { title: "Leadership", section: "About Us" },
  [routes.ourTeam]: { title: "Our Team", section: "About Us" },
  [routes.commitments]: { title: "Commitments", section: "About Us" },
  [routes.ourValues]: { title: "Our Values", section: "About Us" },
  [routes.ourVision]: { title: "Our Vision", section: "About Us" },
  [routes.address]: { title: "Address", section: "Contact Us" },
  [routes.map]: { title: "Map", section: "Contact Us" },
  [routes.catalogues]: { title: "Catalogues & Downloads", section: "Info & News" },
  [routes.miscellaneous]: { title: "Miscellaneous", section: "Info & News" },
  [routes.timeline]: { title: "Timeline & Milestone", section: "About Us" },
  [routes.references]: { title: "References", section: "Services" },
  [routes.privacy]: { title: "Privacy", section: "Contact Us" },
  [routes.search]: { title: "Search", section: "Home" },
};

/** Name under which the backend keeps a page's banner. */
export function bannerName(route: Route): string {
  return route === routes.home ? "home" : route.slice(1);
}

/** Routes of the paged lists, by the name of their call in the contract. Page N is at `?page=N`. */
export const listRoutes = {
  leadership: routes.leadership,
  team: routes.ourTeam,
  commitments: routes.commitments,
  values: routes.ourValues,
  timeline: routes.timeline,
  miscellaneous: routes.miscellaneous,
  products: routes.product,
  gallery: routes.gallery,
  news: routes.news,
  blog: routes.blogs,
  references: routes.references,
} as const;

export type PagedRoute = (typeof listRoutes)[keyof typeof listRoutes];
export const pagedRoutes: readonly PagedRoute[] = Object.values(listRoutes);

/** Routes of the lists whose records have pages of their own, at `<route>/details/<id>/<slug>`, by their kind in the contract. */
export const detailKinds = {
  services: routes.services,
  expertise: routes.expertise,
  products: routes.product,
  news: routes.news,
  blog: routes.blogs,
} as const;

export type DetailKind = keyof typeof detailKinds;
export const detailRoutes = Object.values(detailKinds);

export const feedType = "application/atom+xml; charset=utf-8";

export const feeds = {
  news: { title: "Info & News", href: `${routes.news}/feed.xml`, list: routes.news },
  blog: { title: "Blogs", href: `${routes.blogs}/feed.xml`, list: routes.blogs },
} as const;

export type FeedLink = (typeof feeds)[keyof typeof feeds];

/** Next names files after the last segment of a URL, and appends to it; file systems allow names of 255 bytes. */
const maxSlugLength = 80;

/** Last segment of a record's URL: lowercase, one hyphen for each run of other characters, cut after a word. */
export function slug(title: string): string {
  const full = title
    .toLowerCase()
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
