import { pages, type Route, routes } from "./routes";

export type NavItem = { label: string; href: string };
export type NavigationGroup = NavItem & {
  key: "home" | "about" | "services" | "expertise" | "news" | "contact";
  items: NavItem[];
};

/** The group to highlight: its route is the path or a parent of it. */
export function activeGroup(pathname: string): NavigationGroup["key"] | undefined {
  if (pathname === routes.home) return "home";
  return groupPaths.find(([, path]) => pathname === path || pathname.startsWith(`${path}/`))?.[0];
}

const groupPaths: [NavigationGroup["key"], Route][] = [
  ["about", routes.about],
  ["services", routes.services],
  ["expertise", routes.expertise],
  ["news", routes.news],
  ["contact", routes.contact],
];

/** Navigation tree with the published services and expertise. */
export function navigation(services: NavItem[], expertise: NavItem[]): NavigationGroup[] {
  return [
    {
      key: "home",
      label: "Home",
      href: routes.home,
      items: [routes.timeline].map(link),
    },
    {
      key: "about",
      label: "About Us",
      href: routes.about,
      items: [
        routes.ourStory,
        routes.leadership,
        routes.ourVision,
        routes.ourTeam,
        routes.commitments,
        routes.ourValues,
      ].map(link),
    },
    { key: "services", label: "Services", href: routes.services, items: services },
    { key: "expertise", label: "Expertise", href: routes.expertise, items: expertise },
    {
      key: "news",
      label: "Info & News",
      href: routes.news,
      items: [routes.gallery, routes.blogs, routes.news, routes.miscellaneous, routes.catalogues].map(link),
    },
    {
      key: "contact",
      label: "Contact Us",
      href: routes.contact,
      items: [{ label: "Inquiries", href: routes.contact }, link(routes.address), link(routes.map)],
    },
  ];
}

function link(route: Route): NavItem {
  return { label: pages[route].title, href: route };
}
