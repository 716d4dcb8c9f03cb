import type { Language } from "../words/language.ts";
import { type GroupKey, pages, type Route, routes } from "./routes.ts";

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

/** The pages of a group, in the order of its menu. */
export function groupRoutes(group: GroupKey): Route[] {
  const placed = (Object.keys(pages) as Route[]).flatMap((route) => {
    const [own, place] = pages[route].menu ?? [];
    return own === group && place ? [{ route, place }] : [];
  });
  return placed.sort((a, b) => a.place - b.place).map(({ route }) => route);
}

/** The group to highlight: that of the page, or of a parent of it. */
export function activeGroup(pathname: string): GroupKey | undefined {
  if (pathname.startsWith("/service/")) return "services";
  const route = (Object.keys(pages) as Route[]).find(
    (path) => pathname === path || (path !== routes.home && pathname.startsWith(`${path}/`)),
  );
  return route && pages[route].menu?.[0];
}
