import "server-only";
import { type NavItem, type NavigationGroup, navigation } from "../site/navigation";
import { type Route, routes } from "../site/routes";
import { getLinkedExpertise } from "./expertise";
import { isPublished } from "./published";
import type { Result } from "./read";
import { getLinkedServices, type LinkedEntry } from "./services";

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
    getLinkedExpertise(),
    getUnpublishedPages(),
  ]);
  return navigation({ services, expertise: toItems(expertise, routes.expertise), unpublished });
}

/** Links to the services; one without a page leads to the list. None while the list cannot be read. */
export async function getServiceItems(): Promise<NavItem[]> {
  return toItems(await getLinkedServices(), routes.services);
}

/** The pages without content, of those that a backend may lack. */
export async function getUnpublishedPages(): Promise<ReadonlySet<Route>> {
  const pages = Object.entries(optionalPages);
  const states = await Promise.all(pages.map(([, call]) => isPublished(call)));
  return new Set(pages.flatMap(([route], index) => (states[index] ? [] : [route as Route])));
}

function toItems(entries: Result<LinkedEntry[]>, list: Route): NavItem[] {
  return entries.ok ? entries.data.map(({ title, href }) => ({ label: title, href: href ?? list })) : [];
}
