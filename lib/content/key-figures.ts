import "server-only";
import type { Item } from "../read/kinds";
import type { Worded } from "../read/parts";
import { read, readOne } from "../read/read";
import { recordAt } from "../site/kind-pages";
import { routeTitle } from "../site/route-words";
import { pages, type Route } from "../site/routes";
import type { Language } from "../words/language";
import { getCatalogues } from "./documents";

/** `evidence` is the title of what proves it; `null` where the site does not know it. */
export type ProvenFigure = Item<"figures"> & { evidence: string | null; evidenceLang?: Language };

/** One row. */
const figuresShown = 4;

/** The first figures of the company; none where they could not be read. */
export async function getKeyFigures(language: Language): Promise<ProvenFigure[]> {
  const figures = await read("figures", { language });
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

type Evidence = { title: string | null } & Worded;

/** The title of a page or a catalogue of the site; `null` for the page of a record that is not shown. */
async function evidenceOf(href: string | null, language: Language): Promise<Evidence | null> {
  const [path = ""] = href?.split(/[?#]/) ?? [];
  if (isRoute(path)) return { title: routeTitle(path, language) };
  const named = recordAt(path);
  if (named) {
    const record = await readOne(named.kind, named.id, { language });
    return record.ok ? record.data : { title: null };
  }
  const catalogues = path.startsWith("/files/") ? await getCatalogues(language) : null;
  const found = catalogues?.ok && catalogues.data.find(({ pdf }) => pdf === path);
  return found || { title: null };
}

function isRoute(path: string): path is Route {
  return Object.hasOwn(pages, path);
}
