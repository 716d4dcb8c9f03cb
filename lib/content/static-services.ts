import { type StaticServiceEntry, staticServices } from "../site/static-services.ts";
import type { Language } from "../words/language.ts";
import { words } from "../words/words.ts";

/** `description`: its paragraphs. */
export type StaticService = StaticServiceEntry & { title: string; description: string[] };

/** The services whose pages are independent of the backend, with their words. */
export function getStaticServices(language: Language): StaticService[] {
  const t = words(language);
  return staticServices.map((service) => ({
    ...service,
    title: t(`staticServices.${service.id}.title`),
    description: [t(`staticServices.${service.id}.first`), t(`staticServices.${service.id}.second`)],
  }));
}

export function getStaticService(id: string, language: Language): StaticService | undefined {
  return getStaticServices(language).find((service) => service.id === id);
}
