import "server-only";
import { excerpt } from "../html";
import type { Detail } from "./details";
import { getExpertise, getExpertiseEntry } from "./expertise";
import { type Loaded, mapLoaded } from "./read";
import { type Entry, getService, getServices } from "./services";

/** A service or an expertise entry in short. `text` is empty where nothing is known of it. */
export type Summary = Entry & { text: string; image: string | null };

const textLength = 140;

/** The lists name only titles, so each entry is asked for; of more than this, the rest stay without a text. */
const askedFor = 60;

export function getServiceSummaries(): Promise<Loaded<Summary[]>> {
  return summaries(getServices, getService);
}

export function getExpertiseSummaries(): Promise<Loaded<Summary[]>> {
  return summaries(getExpertise, getExpertiseEntry);
}

async function summaries(
  getList: () => Promise<Loaded<Entry[]>>,
  getOne: (id: string) => Promise<Loaded<Detail | null>>,
): Promise<Loaded<Summary[]>> {
  const list = await getList();
  const entries = list.ok ? list.data : [];
  const details = await Promise.all(entries.slice(0, askedFor).map(({ id }) => getOne(id)));
  return mapLoaded(list, () =>
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
