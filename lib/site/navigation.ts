import { pages, type Route, routes } from "./routes";

export type NavItem = { label: string; href: string };
export type NavigationGroup = NavItem & {
  key: GroupKey;
  /** Beginning of the label, for narrow screens. */
  shortLabel?: string;
  items: NavItem[];
  /** The last link, set apart from the others. */
  more?: NavItem;
};

type GroupKey = "home" | "about" | "services" | "expertise" | "news" | "contact";

/** The pages of each group, in the order of its menu. */
const groupRoutes = {
  home: [routes.timeline],
  about: [
    routes.ourStory,
    routes.leadership,
    routes.ourVision,
    routes.ourTeam,
    routes.commitments,
    routes.ourValues,
  ],
  services: [],
  expertise: [],
  news: [routes.gallery, routes.blogs, routes.news, routes.miscellaneous, routes.catalogues],
  contact: [routes.contact, routes.address, routes.map],
} as const satisfies Record<GroupKey, readonly Route[]>;

/** Further paths whose pages, and those below them, belong to a group. */
const groupPaths: Record<GroupKey, readonly string[]> = {
  home: [routes.home],
  about: [routes.about, routes.qualityPolicy],
  services: [routes.services, "/service", routes.product],
  expertise: [routes.expertise, routes.references],
  news: [],
  contact: [],
};

/** The group to highlight: one of its paths is the path of the page or a parent of it. */
export function activeGroup(pathname: string): GroupKey | undefined {
  return (Object.keys(groupPaths) as GroupKey[]).find((key) =>
    [...groupPaths[key], ...groupRoutes[key]].some(
      (path) => pathname === path || pathname.startsWith(`${path}/`),
    ),
  );
}

/** Content of the menu that depends on the backend. */
export type NavigationContent = {
  services: NavItem[];
  expertise: NavItem[];
  /** Pages that must not be linked. */
  unpublished: ReadonlySet<Route>;
};

export function navigation({ services, expertise, unpublished }: NavigationContent): NavigationGroup[] {
  const more = (route: Route, label: string) => (unpublished.has(route) ? undefined : { href: route, label });
  return [
    { key: "home", label: "Home", href: routes.home, items: groupRoutes.home.map(link) },
    {
      key: "about",
      label: "About Us",
      href: routes.about,
      items: groupRoutes.about.map(link),
      more: more(routes.qualityPolicy, pages[routes.qualityPolicy].title),
    },
    {
      key: "services",
      label: "Services",
      href: routes.services,
      items: services,
      more: more(routes.product, "Products"),
    },
    {
      key: "expertise",
      label: "Expertise",
      href: routes.expertise,
      items: expertise,
      more: more(routes.references, pages[routes.references].title),
    },
    { key: "news", label: "Info & News", href: routes.news, items: groupRoutes.news.map(link) },
    {
      key: "contact",
      label: "Contact Us",
      shortLabel: "Contact",
      href: routes.contact,
      items: groupRoutes.contact.map((route) =>
        route === routes.contact ? { label: "Inquiries", href: route } : link(route),
      ),
    },
  ];
}

function link(route: Route): NavItem {
  return { label: pages[route].title, href: route };
}
