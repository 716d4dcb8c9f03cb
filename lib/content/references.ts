import "server-only";
import pLimit from "p-limit";
import type { Item } from "../read/kinds";
import type { PageOf } from "../read/page";
import type { Worded } from "../read/parts";
import { read, readOne } from "../read/read";
import { mapResult, type Result } from "../read/result";
import { recordHref } from "../site/kind-pages";
import { passes, type ReferenceFilter, referenceFilters } from "../site/reference-filter";
import type { Language } from "../words/language";
import type { Entry } from "./entries";

/** Calls for the titles of news items. */
const concurrency = 4;

type Link = { label: string; href: string } & Worded;
type Listed = Item<"references">;

/** In service, being commissioned, or a study or work at a plant of others. */
export type Phase = NonNullable<Listed["phase"]>;

/** A plant or a service for one. Fields that are `null` are not shown. */
export type Reference = ReturnType<typeof toReference> & {
  /** The news item about it. */
  news: Link | null;
  expertise: Link[];
};

type ListOf = "expertise" | "services" | "products" | "gases";

/** Filters find references up to this page of their list. */
const maxPages = 20;

/** All references, without the titles of what they lead to. */
export function getAllReferences(language: Language): Promise<Result<Listed[]>> {
  return read("references", { language, maxPages });
}

/** One page of the list. */
export async function getReferences(page: number, language: Language): Promise<Result<PageOf<Reference>>> {
  const list = await read("references", { page, language });
  if (!list.ok) return list;
  return mapResult(await addLinks(list.data.items, language), (items) => ({ ...list.data, items }));
}

/** The filters that visitors can choose. */
export async function getReferenceFilters(language: Language): Promise<Result<ReferenceFilter[]>> {
  return mapResult(await getAllReferences(language), (all) => [...referenceFilters(all).values()]);
}

/** All references that pass a filter; `null` where none does. */
export async function getFilteredReferences(
  value: string,
  language: Language,
): Promise<Result<{ filter: ReferenceFilter; page: PageOf<Reference> } | null>> {
  const filters = await getReferenceFilters(language);
  const filter = filters.ok && filters.data.find((known) => known.value === value);
  if (!filter) return filters.ok ? { ok: true, data: null } : filters;
  return mapResult(await choose((reference) => passes(reference, filter), language), (items) => ({
    filter,
    page: { items, page: 1, total: items.length, totalPages: 1 },
  }));
}

/** The references to plants of one field of expertise, without links to it; none where the list could not be read. */
export async function getReferencesOf({ id, title }: Entry, language: Language): Promise<Reference[]> {
  const own = recordHref("expertise", id, title);
  return (await getReferencesWith("expertise", id, language)).map((reference) => ({
    ...reference,
    expertise: reference.expertise.filter(({ href }) => href !== own),
  }));
}

/** The references that lead to a field of expertise, a service or a product, or are for a gas, plants in service first; none where the list could not be read. */
export async function getReferencesWith(
  list: ListOf,
  value: string,
  language: Language,
): Promise<Reference[]> {
  const result = await choose((reference) => reference[list].some((own) => own === value), language);
  const isOther = ({ phase }: Reference) => Number(phase !== "in_service");
  return result.ok ? result.data.toSorted((a, b) => isOther(a) - isOther(b)) : [];
}

/** References by their ids; none where the list could not be read. */
export async function getReferencesByIds(ids: readonly string[], language: Language): Promise<Reference[]> {
  const result = await choose(({ id }) => ids.includes(id), language);
  return result.ok ? result.data : [];
}

async function choose(
  isChosen: (reference: Listed) => boolean,
  language: Language,
): Promise<Result<Reference[]>> {
  const all = await getAllReferences(language);
  return all.ok ? addLinks(all.data.filter(isChosen), language) : all;
}

/** Fails as a whole while a link is unknown, so that the last good page stays. */
async function addLinks(references: Listed[], language: Language): Promise<Result<Reference[]>> {
  const fields = references.some(({ expertise }) => expertise.length > 0)
    ? await read("expertise", { language })
    : ({ ok: true, data: [] } as const);
  if (!fields.ok) return fields;
  const fieldLinks = new Map(
    fields.data.map(({ id, title, lang }) => [id, toLink(title, recordHref("expertise", id, title), lang)]),
  );
  const found = await pLimit(concurrency).map(references, ({ news }) => newsLink(news, language));
  const failed = found.find((link) => !link.ok);
  if (failed && !failed.ok) return failed;
  return {
    ok: true,
    data: references.map((reference, index) => {
      const link = found[index];
      return {
        ...toReference(reference),
        news: link?.ok ? link.data : null,
        expertise: reference.expertise.flatMap((id) => fieldLinks.get(id) ?? []),
      };
    }),
  };
}

async function newsLink(id: string | null, language: Language): Promise<Result<Link | null>> {
  if (id === null) return { ok: true, data: null };
  const item = await readOne("news", id, { language, isListed: true, isBrief: true });
  return mapResult(item, (news) => news && toLink(news.title, recordHref("news", id, news.title), news.lang));
}

const toLink = (label: string, href: string, lang?: Language): Link => ({
  label,
  href,
  ...(lang && { lang }),
});

/** Customer, place and country in one line, where they are known. */
export function locationOf({ customer, place, country }: Pick<Listed, "customer" | "place" | "country">) {
  return [customer, place, country].filter(Boolean).join(", ");
}

/** Without what it leads to. */
export function toReference(record: Listed & { page?: number }) {
  const { customer, place, guarantees, products, services, updates, news, expertise, page, ...shown } =
    record;
  return { ...shown, location: locationOf(record) };
}
