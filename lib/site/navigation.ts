import { type Route, routes } from "./routes";

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
