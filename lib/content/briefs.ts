import { tellingWords } from "../search/words";
import type { NavItem } from "../site/navigation";
import { staticServiceHref, staticServices } from "../site/static-services";
import type { Entry } from "./details";

/** The fixed pages that summarize a service. */
export function briefsOf(id: string, services: Entry[]): NavItem[] {
  return staticServices
    .filter(({ title }) => summarizedBy(title, services)?.id === id)
    .map((own) => ({ label: own.title, href: staticServiceHref(own.id) }));
}

/** The service whose title has all words of a fixed page's title, and fewest others. */
export function summarizedBy<T extends Entry>(title: string, services: T[]): T | undefined {
  const words = tellingWords(title);
  return services
    .map((service) => ({ service, own: tellingWords(service.title) }))
    .filter(({ own }) => words.every((word) => own.includes(word)))
    .sort((a, b) => a.own.length - b.own.length)[0]?.service;
}
