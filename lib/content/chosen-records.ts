import "server-only";
import type { RecordIds } from "../read/blocks";
import type { Item } from "../read/kinds";
import { read, readOne } from "../read/read";
import { recordHref } from "../site/kind-pages";
import type { Language } from "../words/language";
import type { ArticleKind, ArticleTeaser } from "./articles";
import { type Catalogue, getCatalogues } from "./documents";
import { getProductRows, type ProductRow } from "./products";
import { getReferencesByIds, type Reference } from "./references";
import { getSummaries, type Summary } from "./summaries";

/** Of the leadership or the team. */
export type Person = Item<"leadership"> & Partial<Pick<Item<"team">, "position">>;

/** Records that an editor has chosen, of each kind in the order of the choice. */
export type ChosenRecords = {
  products: ProductRow[];
  references: Reference[];
  services: Summary[];
  expertise: Summary[];
  articles: (ArticleTeaser & { href: string })[];
  people: Person[];
  catalogues: Catalogue[];
};

/** Records that do not exist, or could not be read, are left out. Kinds without ids cost no call. */
export async function getChosenRecords(ids: RecordIds, language: Language): Promise<ChosenRecords> {
  const [products, references, services, expertise, news, blog, leadership, team, catalogues] =
    await Promise.all([
      choose(ids.products, async () => listOf(await getProductRows(language))),
      choose(ids.references, () => getReferencesByIds(ids.references, language)),
      choose(ids.services, async () => listOf(await getSummaries("services", language))),
      choose(ids.expertise, async () => listOf(await getSummaries("expertise", language))),
      choose(ids.news, () => getArticlesByIds("news", ids.news, language)),
      choose(ids.blog, () => getArticlesByIds("blog", ids.blog, language)),
      choose(ids.leadership, () => getPeople("leadership", ids.leadership, language)),
      choose(ids.team, () => getPeople("team", ids.team, language)),
      choose(ids.catalogues, async () => listOf(await getCatalogues(language))),
    ]);
  const articles = [...news, ...blog];
  return {
    products,
    references,
    services,
    expertise,
    articles,
    people: [...leadership, ...team],
    catalogues,
  };
}

function listOf<T>(result: { ok: true; data: T[] } | { ok: false }): T[] {
  return result.ok ? result.data : [];
}

async function choose<T extends { id?: string | null }>(
  ids: string[],
  read: () => Promise<T[]>,
): Promise<T[]> {
  if (ids.length === 0) return [];
  const all = await read();
  return ids.flatMap((id) => all.find((record) => record.id === id) ?? []);
}

async function getArticlesByIds(kind: ArticleKind, ids: string[], language: Language) {
  const articles = await Promise.all(ids.map((id) => readOne(kind, id, { language })));
  return articles.flatMap((article) => {
    if (!(article.ok && article.data)) return [];
    const { id, title } = article.data;
    return { ...article.data, href: recordHref(kind, id, title) };
  });
}

/** People are looked for on this many pages of their list. */
const maxPeoplePages = 5;

async function getPeople(kind: "leadership" | "team", ids: string[], language: Language): Promise<Person[]> {
  const people: Person[] = [];
  for (let page = 1; page <= maxPeoplePages; page++) {
    const list = await read(kind, { page, language });
    if (!list.ok) break;
    people.push(...list.data.items);
    const isFound = ids.every((id) => people.some((person) => person.id === id));
    if (isFound || page >= list.data.totalPages) break;
  }
  return people;
}
