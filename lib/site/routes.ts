/** Every path of the site that other code links to. */
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
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** The lists that have pages, by route. Page N of such a list is at `?page=N`. */
export const pagedRoutes: readonly Route[] = [
  routes.leadership,
  routes.ourTeam,
  routes.commitments,
  routes.ourValues,
  routes.timeline,
  routes.miscellaneous,
  routes.product,
  routes.gallery,
  routes.news,
  routes.blogs,
];

/** The lists whose records have pages of their own, at `<route>/details/<id>/<slug>`. */
export const detailRoutes = [routes.services, routes.expertise, routes.news, routes.blogs] as const;

export const feedType = "application/atom+xml; charset=utf-8";

/** The feeds, by the kind of article that they carry, each with the name of its list. */
export const feeds = {
  news: { title: "Info & News", href: `${routes.news}/feed.xml`, list: routes.news },
  blog: { title: "Blogs", href: `${routes.blogs}/feed.xml`, list: routes.blogs },
} as const;

export type FeedLink = (typeof feeds)[keyof typeof feeds];

/** A title as the last part of an address: lowercase, one hyphen for every run of other characters. */
export function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const details = (base: string) => (id: string, title: string) =>
  [base, "details", id, slug(title)].filter(Boolean).join("/");

export const serviceHref = details(routes.services);
export const expertiseHref = details(routes.expertise);
export const newsHref = details(routes.news);
export const blogHref = details(routes.blogs);

/** Where page `page` of a list is. The first page is the route itself. */
export function pageHref(route: Route, page: number): string {
  return page === 1 ? route : `${route}?page=${page}`;
}

/** Where one item of the miscellaneous list is. */
export function itemHref(id: string): string {
  return `${routes.miscellaneous}?item=${encodeURIComponent(id)}`;
}

/** Where a browser without scripts is led when its inquiry has arrived. */
export const inquirySent = `${routes.contact}/sent`;

/** The contact form, opened from a page: `about` names it, see lib/content/inquiry-about.ts. */
export function inquiryHref(about: string): string {
  return `${routes.contact}?about=${encodeURIComponent(about)}`;
}

export type NavItem = { label: string; href: string };
export type NavGroup = NavItem & {
  key: "home" | "about" | "services" | "expertise" | "news" | "contact";
  items: NavItem[];
};

/** The group whose item is highlighted on a page: the one whose path this is, or is below. */
export function activeGroup(pathname: string): NavGroup["key"] | undefined {
  if (pathname === routes.home) return "home";
  return groupPaths.find(([, path]) => pathname === path || pathname.startsWith(`${path}/`))?.[0];
}

const groupPaths: [NavGroup["key"], Route][] = [
  ["about", routes.about],
  ["services", routes.services],
  ["expertise", routes.expertise],
  ["news", routes.news],
  ["contact", routes.contact],
];

/** The navigation tree. Services and expertise are filled with what is published. */
export function navigation(services: NavItem[], expertise: NavItem[]): NavGroup[] {
  return [
    {
      key: "home",
      label: "Home",
      href: routes.home,
      items: [{ label: "Timeline & Milestone", href: routes.timeline }],
    },
    {
      key: "about",
      label: "About Us",
      href: routes.about,
      items: [
        { label: "Our Story", href: routes.ourStory },
        { label: "Leadership", href: routes.leadership },
        { label: "Our Vision", href: routes.ourVision },
        { label: "Our Team", href: routes.ourTeam },
        { label: "Commitments", href: routes.commitments },
        { label: "Our Values", href: routes.ourValues },
      ],
    },
    { key: "services", label: "Services", href: routes.services, items: services },
    { key: "expertise", label: "Expertise", href: routes.expertise, items: expertise },
    {
      key: "news",
      label: "Info & News",
      href: routes.news,
      items: [
        { label: "Gallery", href: routes.gallery },
        { label: "Blogs", href: routes.blogs },
        { label: "Info & News", href: routes.news },
        { label: "Miscellaneous", href: routes.miscellaneous },
        { label: "Catalogues & Downloads", href: routes.catalogues },
      ],
    },
    {
      key: "contact",
      label: "Contact Us",
      href: routes.contact,
      items: [
        { label: "Inquiries", href: routes.contact },
        { label: "Address", href: routes.address },
        { label: "Map", href: routes.map },
      ],
    },
  ];
}
