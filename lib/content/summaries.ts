import "server-only";
import { excerpt } from "../rich-text/sanitize";
import { staticServices } from "../site/static-services";
import type { Detail } from "./details";
import { getExpertise, getExpertiseEntry } from "./expertise";
import { mapResult, type Result } from "./read";
import { related } from "./related";
import { type Entry, getService, getServices } from "./services";

/** A service or an expertise entry in short. `text` is empty where nothing is known of it. */
export type Summary = Entry & {
  text: string;
  image: string | null;
  /** Its place in the whole list, counted from 1. */
  number: number;
};

const textLength = 140;

/** The lists name only titles, so each entry is asked for; of more than this, the rest stay without a text. */
const askedFor = 60;

const relatedShown = 3;

export function getServiceSummaries(): Promise<Result<Summary[]>> {
  return summaries(getServices, getService);
}

export function getExpertiseSummaries(): Promise<Result<Summary[]>> {
  return summaries(getExpertise, getExpertiseEntry);
}

/** The services that are nearest to one; none where there are no others, or where they could not be had. */
export async function getRelatedServices(id: string): Promise<Summary[]> {
  const loaded = await summaries(getServices, getService, (all) => related(all, id, relatedShown));
  return loaded.ok ? loaded.data : [];
}

/** The fields of expertise that are nearest to one; none where there are no others, or where they could not be had. */
export async function getRelatedExpertise(id: string): Promise<Summary[]> {
  const loaded = await summaries(getExpertise, getExpertiseEntry, (all) => related(all, id, relatedShown));
  return loaded.ok ? loaded.data : [];
}

/** The site's own services. */
export function staticServiceSummaries(): Omit<Summary, "image">[] {
  return staticServices.map(({ id, title, description: [text = ""] }, index) => ({
    id,
    title,
    text: excerpt(text, textLength),
    number: index + 1,
  }));
}

type Numbered = Entry & { number: number };

async function summaries(
  getList: () => Promise<Result<Entry[]>>,
  getOne: (id: string) => Promise<Result<Detail | null>>,
  choose = (all: Numbered[]) => all,
): Promise<Result<Summary[]>> {
  const list = await getList();
  const entries = choose((list.ok ? list.data : []).map((entry, index) => ({ ...entry, number: index + 1 })));
  const details = await Promise.all(entries.slice(0, askedFor).map(({ id }) => getOne(id)));
  return mapResult(list, () =>
    entries.map((entry, index) => {
      const loaded = details[index];
      const detail = loaded?.ok ? loaded.data : null;
      return {
        ...entry,
        text: excerpt(detail?.text ?? "", textLength),
        image: detail?.images[0] ?? null,
      };
    }),
  );
}
