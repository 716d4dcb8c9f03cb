import "server-only";
import type { Worded } from "../read/parts";
import { read } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { distinctiveWords } from "../search/words";
import { recordHref } from "../site/kind-pages";
import type { NavItem } from "../site/navigation";
import { staticServiceHref } from "../site/static-services";
import type { Language } from "../words/language";
import { haveRecordPages } from "./published";
import { getStaticServices } from "./static-services";

export type EntryKind = "services" | "expertise";

/** A service or a field of expertise in a list or menu. */
export type Entry = { id: string; title: string; group?: string | null } & Worded;

/** An entry with the path of its page; `null` where it has none. */
export type LinkedEntry = Entry & { href: string | null };

/**
 * The services or the fields of expertise with the paths of their pages. A backend may lack the call for one service: then a
 * service leads to the fixed page that summarizes it, if any.
 */
export async function getLinkedEntries(kind: EntryKind, language: Language): Promise<Result<LinkedEntry[]>> {
  const list = await read(kind, { language });
  const havePages = kind === "expertise" || (list.ok && (await haveRecordPages("services", list.data)));
  return mapResult(list, (entries) =>
    entries.map((entry) => ({
      ...entry,
      href: havePages
        ? recordHref(kind, entry.id, entry.title)
        : (briefsOf(entry.id, entries, language)[0]?.href ?? null),
    })),
  );
}

/** The fixed pages that summarize a service. */
export function briefsOf(id: string, services: Entry[], language: Language): NavItem[] {
  return getStaticServices(language)
    .filter(({ title }) => summarizedBy(title, services)?.id === id)
    .map((own) => ({ label: own.title, href: staticServiceHref(own.id) }));
}

/** Tag numbers of the fixed pages: that of the service that a page summarizes, or further ones. */
export function staticServiceNumbers(services: Entry[], language: Language): number[] {
  let last = services.length;
  return getStaticServices(language).map(({ title }) => {
    const own = summarizedBy(title, services);
    return own ? services.indexOf(own) + 1 : ++last;
  });
}

/** The service whose title has all words of a fixed page's title, and fewest others. */
export function summarizedBy<T extends Entry>(title: string, services: T[]): T | undefined {
  const words = distinctiveWords(title);
  return services
    .map((service) => ({ service, own: distinctiveWords(service.title) }))
    .filter(({ own }) => words.every((word) => own.includes(word)))
    .sort((a, b) => a.own.length - b.own.length)[0]?.service;
}
