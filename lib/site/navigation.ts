import type { menuChoices } from "../../content/choices.ts";
import type { Language } from "../words/language.ts";
import { type Route, routes } from "./routes.ts";

/** `lang`: of the label, and of the page, where it is not that of the page with the link. */
export type NavItem = { label: string; href: string; lang?: Language };
/** A link that editors have put into a group of the menu. */
export type MenuLink = NavItem & { group: GroupKey | null };
/** A family of products in the menu. The image is a path on this site. */
export type FamilyItem = NavItem & { count: string; image: string | null };
export type NavigationGroup = NavItem & {
  key: GroupKey;
  /** Beginning of the label, for narrow screens. */
  shortLabel?: string;
  items: (NavItem & { group?: string })[];
  /** The last link, set apart from the others. */
  more?: NavItem;
  /** Of the products, which share a wide panel with the services. */
  families?: FamilyItem[];
};

export type GroupKey = keyof typeof menuChoices;

/** The pages of each group, in the order of its menu. */
export const groupRoutes = {
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
