import { slug } from "./record-links.ts";
import { routes } from "./routes.ts";

/** The part of the references that a page shows; `value` is the one in its URL. */
export type ReferenceFilter = { value: string; gas?: string; country?: string };

type Filterable = { gases: readonly string[]; country: string | null };

export const filterPattern = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** URL of a part of the references, and of all of them. */
export function referencesHref(filter?: string): string {
  return filter ? `${routes.references}/filter/${filter}` : routes.references;
}

/** `nitrogen`, `in-india`, `nitrogen-in-india`; empty where a name has no letters for a URL. */
export function filterValue({ gas, country }: Omit<ReferenceFilter, "value">): string {
  const names = [gas, country].map((name) => name && slug(name));
  if (names.includes("")) return "";
  const [gasSlug, countrySlug] = names;
  return [gasSlug, countrySlug && `in-${countrySlug}`].filter(Boolean).join("-");
}

/** Every filter that at least one reference passes, by its value. */
export function referenceFilters(references: readonly Filterable[]): Map<string, ReferenceFilter> {
  const filters = new Map<string, ReferenceFilter>();
  for (const { gases, country } of references) {
    const countries = country === null ? [undefined] : [undefined, country];
    for (const gas of [undefined, ...gases])
      for (const place of countries) {
        const filter = { ...(gas && { gas }), ...(place && { country: place }) };
        const value = filterValue(filter);
        if (filterPattern.test(value) && !filters.has(value)) filters.set(value, { value, ...filter });
      }
  }
  return filters;
}

export function passes({ gases, country }: Filterable, filter: Omit<ReferenceFilter, "value">): boolean {
  return (!filter.gas || gases.includes(filter.gas)) && (!filter.country || country === filter.country);
}
