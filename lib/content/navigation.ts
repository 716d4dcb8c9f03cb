import "server-only";
import type { Result } from "../read/result";
import { kindPage, optionalKinds } from "../site/kind-pages";
import type { NavigationGroup } from "../site/navigation";
import { routeTitle } from "../site/route-words";
import { type Route, routes } from "../site/routes";
import type { Language } from "../words/language";
import { getPageBanner } from "./banners";
import { getLinkedEntries, type LinkedEntry } from "./entries";
import { getFamilies } from "./families";
import { menuGroups } from "./menu";
import { getMenuPages } from "./menu-pages";
import { isPublished } from "./published";
import { getSettingsOrNone } from "./settings";

/** The groups of the main menu. */
export async function getNavigation(language: Language): Promise<NavigationGroup[]> {
  const [services, expertise, families, unpublished, pages, settings] = await Promise.all([
    getServiceItems(language),
    getLinkedEntries("expertise", language),
    getFamilies(language),
    getUnpublishedPages(),
    getMenuPages(language),
    getSettingsOrNone(language),
  ]);
  const own = [...pages, ...settings.menuLinks];
  return menuGroups(
    { services, expertise: toItems(expertise, routes.expertise), families, unpublished, own },
    language,
  );
}

/** Links to the services; one without a page leads to the list. None while the list cannot be read. */
export async function getServiceItems(language: Language): Promise<NavigationGroup["items"]> {
  return toItems(await getLinkedEntries("services", language), routes.services);
}

/** The pages without content, of those that a backend may lack. */
export async function getUnpublishedPages(): Promise<ReadonlySet<Route>> {
  const states = await Promise.all(optionalKinds.map((kind) => isPublished(kind)));
  return new Set(optionalKinds.flatMap((kind, index) => (states[index] ? [] : (kindPage(kind) ?? []))));
}

/** Links to pages that continue a text, with the description of their banner. Pages without content are left out. */
export async function getReadNext(routes: readonly Route[], language: Language) {
  const unpublished = await getUnpublishedPages();
  return Promise.all(
    routes
      .filter((route) => !unpublished.has(route))
      .map(async (href) => {
        const banner = await getPageBanner(href, language);
        const text = banner.ok ? banner.data.description : null;
        return { href, title: routeTitle(href, language), text };
      }),
  );
}

function toItems(entries: Result<LinkedEntry[]>, list: Route): NavigationGroup["items"] {
  return (entries.ok ? entries.data : []).map(({ title, href, group, lang }) => ({
    label: title,
    href: href ?? list,
    ...(group && { group }),
    ...(lang && { lang }),
  }));
}
