import "server-only";
import { type NavItem, type NavigationGroup, navigation } from "../site/navigation";
import { pages, type Route, routes } from "../site/routes";
import { getPageBanner } from "./banners";
import { getLinkedEntries, type LinkedEntry } from "./entries";
import { isPublished } from "./published";
import type { Result } from "./read";

/** Pages that are linked only where their call has content. */
const optionalPages = {
  [routes.product]: "products",
  [routes.references]: "references",
  [routes.qualityPolicy]: "qualityPolicy",
  [routes.privacy]: "privacy",
} as const;

/** The groups of the main menu. */
export async function getNavigation(): Promise<NavigationGroup[]> {
  const [services, expertise, unpublished] = await Promise.all([
    getServiceItems(),
    getLinkedEntries("expertise"),
    getUnpublishedPages(),
  ]);
  return navigation({ services, expertise: toItems(expertise, routes.expertise), unpublished });
}

/** Links to the services; one without a page leads to the list. None while the list cannot be read. */
export async function getServiceItems(): Promise<NavItem[]> {
  return toItems(await getLinkedEntries("services"), routes.services);
}

/** The pages without content, of those that a backend may lack. */
export async function getUnpublishedPages(): Promise<ReadonlySet<Route>> {
  const optional = Object.entries(optionalPages);
  const states = await Promise.all(optional.map(([, call]) => isPublished(call)));
  return new Set(optional.flatMap(([route], index) => (states[index] ? [] : [route as Route])));
}

/** Links to pages that continue a text, with the description of their banner. Pages without content are left out. */
export async function getReadNext(routes: readonly Route[]) {
  const unpublished = await getUnpublishedPages();
  return Promise.all(
    routes
      .filter((route) => !unpublished.has(route))
      .map(async (href) => {
        const banner = await getPageBanner(href);
        return { href, title: pages[href].title, text: banner.ok ? banner.data.description : null };
      }),
  );
}

function toItems(entries: Result<LinkedEntry[]>, list: Route): NavItem[] {
  return entries.ok ? entries.data.map(({ title, href }) => ({ label: title, href: href ?? list })) : [];
}
