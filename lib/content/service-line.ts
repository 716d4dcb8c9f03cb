import "server-only";
import { excerpt } from "../rich-text/excerpt";
import type { NavItem } from "../site/navigation";
import { serviceHref } from "../site/routes";
import { type StaticService, staticServiceHref, staticServices } from "../site/static-services";
import type { Entry } from "./details";
import { mapResult, type Result } from "./read";
import { splitWords } from "./related";
import { getServices } from "./services";
import { getDetailPage, getSummaries } from "./summaries";

/** A service in the list of all services. `briefs`: fixed pages that summarize it. */
export type ServiceStep = { title: string; text: string; href: string; number: number; briefs: NavItem[] };

const maxTextLength = 140;

/** All services, each with the fixed pages about it, and the fixed pages that belong to none. */
export async function getServiceLine(): Promise<{ services: Result<ServiceStep[]>; others: ServiceStep[] }> {
  const summaries = await getSummaries("services");
  const entries = summaries.ok ? summaries.data : [];
  const services = mapResult(summaries, (records) =>
    records.map(({ id, title, text, number }) => ({
      title,
      text,
      number,
      href: serviceHref(id, title),
      briefs: briefsOf(id, records),
    })),
  );
  const alone = staticServices.filter(({ title }) => !summarizedBy(title, entries));
  const others = alone.map(({ id, title, description: [text = ""] }, index) => ({
    title,
    text: excerpt(text, maxTextLength),
    number: entries.length + index + 1,
    href: staticServiceHref(id),
    briefs: [],
  }));
  return { services, others };
}

/** Data of a service's page besides the record. */
export async function getServicePage(service: Entry) {
  const [parts, services] = await Promise.all([getDetailPage("services", service), getServices()]);
  return { ...parts, briefs: services.ok ? briefsOf(service.id, services.data) : [] };
}

/** The page of the service that a fixed page summarizes, if there is one. */
export async function getFullService({ title }: StaticService): Promise<NavItem | null> {
  const services = await getServices();
  const found = services.ok && summarizedBy(title, services.data);
  return found ? { label: found.title, href: serviceHref(found.id, found.title) } : null;
}

function briefsOf(id: string, services: Entry[]): NavItem[] {
  return staticServices
    .filter(({ title }) => summarizedBy(title, services)?.id === id)
    .map((own) => ({ label: own.title, href: staticServiceHref(own.id) }));
}

/** The service whose title has all words of a fixed page's title, and fewest others. */
export function summarizedBy(title: string, services: Entry[]): Entry | undefined {
  const words = splitWords(title, true);
  return services
    .map((service) => ({ service, own: splitWords(service.title, true) }))
    .filter(({ own }) => words.every((word) => own.includes(word)))
    .sort((a, b) => a.own.length - b.own.length)[0]?.service;
}
