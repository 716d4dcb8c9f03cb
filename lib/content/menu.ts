import {
  type FamilyItem,
  groupRoutes,
  type MenuLink,
  type NavItem,
  type NavigationGroup,
} from "../site/navigation";
import { routeTitle } from "../site/route-words";
import { type Route, routes } from "../site/routes";
import type { Language } from "../words/language";
import { words } from "../words/words";

/** A family of products, with the picture of one of them. */
export type Family = { name: string; count: number; href: string } & Pick<FamilyItem, "image" | "lang">;

/** Content of the menu that depends on the backend. */
type MenuContent = {
  services: NavigationGroup["items"];
  expertise: NavItem[];
  families: Family[];
  /** Pages that must not be linked. */
  unpublished: ReadonlySet<Route>;
  /** Pages and links that editors have put into groups. */
  own: readonly MenuLink[];
};

/** The groups of the main menu. */
export function menuGroups({ own, ...content }: MenuContent, language: Language): NavigationGroup[] {
  return specifiedGroups(content, language).map(({ items, ...group }) => {
    const added = own
      .filter((link) => link.group === group.key)
      .map(({ label, href, lang }) => ({ label, href, ...(lang && { lang }) }));
    return { ...group, items: [...items, ...added] };
  });
}

/** The groups with the links that every site has. */
function specifiedGroups(
  { services, expertise, families, unpublished }: Omit<MenuContent, "own">,
  language: Language,
): NavigationGroup[] {
  const t = words(language);
  const link = (route: Route): NavItem => ({ label: routeTitle(route, language), href: route });
  const more = (item: NavItem & { href: Route }) => (unpublished.has(item.href) ? undefined : item);
  const shortLabel = t("navigation.contactShort");
  return [
    {
      key: "home",
      label: t("navigation.groups.home"),
      href: routes.home,
      items: groupRoutes("home").map(link),
    },
    {
      key: "about",
      label: t("navigation.groups.about"),
      href: routes.about,
      items: groupRoutes("about").map(link),
      more: more({ href: routes.qualityPolicy, label: routeTitle(routes.qualityPolicy, language) }),
    },
    {
      key: "services",
      label: t("navigation.groups.services"),
      href: routes.services,
      items: services,
      more: more({ href: routes.product, label: t("navigation.products") }),
      ...(families.length > 0 && {
        families: families.map(({ name, count, ...others }) => ({
          label: name,
          count: t("sections.productFamilies.all", { count }),
          ...others,
        })),
      }),
    },
    {
      key: "expertise",
      label: t("navigation.groups.expertise"),
      href: routes.expertise,
      items: expertise,
      more: more({ href: routes.references, label: routeTitle(routes.references, language) }),
    },
    {
      key: "news",
      label: t("navigation.groups.news"),
      href: routes.news,
      items: groupRoutes("news").map(link),
    },
    {
      key: "contact",
      label: t("navigation.groups.contact"),
      // In another language the short label may be another word.
      ...(t("navigation.groups.contact").startsWith(shortLabel) && { shortLabel }),
      href: routes.contact,
      items: groupRoutes("contact").map((route) =>
        route === routes.contact ? { label: t("navigation.inquiries"), href: route } : link(route),
      ),
    },
  ];
}
