import "server-only";
import type { Worded } from "../read/parts";
import type { Result } from "../read/result";
import { routeTitle } from "../site/route-words";
import { type DetailKind, pages, type Route, recordAt } from "../site/routes";
import type { Language } from "../words/language";
import { getArticle } from "./articles";
import { getDetail } from "./details";
import { getCatalogues } from "./documents";
import type { KeyFigure } from "./items";
import { getAll } from "./lists";
import { getProduct } from "./products";
import { getReference } from "./reference-page";

/** `evidence` is the title of what proves it; `null` where the site does not know it. */
export type ProvenFigure = KeyFigure & { evidence: string | null; evidenceLang?: Language };

/** One row. */
const figuresShown = 4;

/** The first figures of the company; none where they could not be read. */
export async function getKeyFigures(language: Language): Promise<ProvenFigure[]> {
  const figures = await getAll("figures", language);
  const shown = figures.ok ? figures.data.slice(0, figuresShown) : [];
  return Promise.all(
    shown.map(async (figure) => {
      const evidence = await evidenceOf(figure.href, language);
      // Not a link to nothing.
      if (!evidence) return { ...figure, href: null, evidence: null };
      const { title, lang } = evidence;
      return { ...figure, evidence: title, ...(lang && { evidenceLang: lang }) };
    }),
  );
}

type GetRecord = (id: string, language: Language) => Promise<Result<({ title: string } & Worded) | null>>;

const records: Record<DetailKind, GetRecord> = {
  services: (id, language) => getDetail("services", id, language),
  expertise: (id, language) => getDetail("expertise", id, language),
  products: getProduct,
  news: (id, language) => getArticle("news", id, language),
  blog: (id, language) => getArticle("blog", id, language),
  references: getReference,
};

type Evidence = { title: string | null } & Worded;

/** The title of a page or a catalogue of the site; `null` for the page of a record that is not shown. */
async function evidenceOf(href: string | null, language: Language): Promise<Evidence | null> {
  const [path = ""] = href?.split(/[?#]/) ?? [];
  if (isRoute(path)) return { title: routeTitle(path, language) };
  const named = recordAt(path);
  if (named) {
    const record = await records[named.kind](named.id, language);
    return record.ok ? record.data : { title: null };
  }
  const catalogues = path.startsWith("/files/") ? await getCatalogues(language) : null;
  const found = catalogues?.ok && catalogues.data.find(({ pdf }) => pdf === path);
  return found || { title: null };
}

function isRoute(path: string): path is Route {
  return Object.hasOwn(pages, path);
}
