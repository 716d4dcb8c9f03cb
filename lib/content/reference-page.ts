import "server-only";
import type { Whole } from "../read/kinds";
import { readOne } from "../read/read";
import type { Language } from "../words/language";
import { getBanner } from "./banners";
import { getProductRows } from "./products";
import { getReferencesWith } from "./references";
import { getRelatedCatalogue, type RelatedPage, toRelatedPage } from "./related-pages";
import { getEntryPages } from "./summaries";

/** A guaranteed value and the measured one, in `unit`; `better` is the side on which the guarantee is kept. */
export type Guarantee = ReferenceDetail["guarantees"][number];

/** A complete reference; `text` is the beginning of the description, without markup. */
export type ReferenceDetail = Whole<"references">;

const maxSimilar = 3;

/** Data of a reference's page besides the reference; `news`: items about it, oldest first; `similar`: other plants for its first gas, of which those that make it first of all lead. */
export async function getReferencePage(reference: ReferenceDetail, language: Language) {
  const { expertise, services, products } = reference;
  const [gas] = reference.gases;
  const [banner, rows, news, fields, works, others] = await Promise.all([
    getBanner(reference.title, language),
    getProductRows(language),
    getNews([reference.news ?? [], reference.updates].flat(), language),
    getEntryPages("expertise", expertise, language),
    getEntryPages("services", services, language),
    gas === undefined ? [] : getReferencesWith("gases", gas, language),
  ]);
  return {
    banner,
    news,
    catalogue: await getRelatedCatalogue(fields[0]?.title ?? reference.title, language),
    products: rows.ok ? rows.data.filter(({ id }) => products.includes(id)) : [],
    services: works,
    fields,
    gas,
    similar: others
      .filter(({ id }) => id !== reference.id)
      .sort((a, b) => Number(a.gases[0] !== gas) - Number(b.gases[0] !== gas))
      .slice(0, maxSimilar),
  };
}

export type ReferencePageData = Awaited<ReturnType<typeof getReferencePage>>;

/** Those that could be read, oldest first; one without a date comes last. */
async function getNews(ids: string[], language: Language): Promise<RelatedPage[]> {
  const items = await Promise.all([...new Set(ids)].map((id) => readOne("news", id, { language })));
  return items
    .flatMap((item) => (item.ok && item.data ? toRelatedPage("news", item.data) : []))
    .sort((a, b) => timeOf(a) - timeOf(b));
}

const timeOf = ({ published }: RelatedPage) => (published ? Date.parse(published) : Infinity);
