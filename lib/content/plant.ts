import "server-only";
import { type Plant, placeEntries } from "../plant/place-entries";
import { formatSpec } from "../products/cells";
import type { Worded } from "../read/parts";
import { readOne } from "../read/read";
import { excerpt } from "../rich-text/excerpt";
import type { Language } from "../words/language";
import { getLinkedEntries } from "./entries";

/** A field of expertise in the plant. `facts` has at most two; if there are none, `text` describes the field. */
export type PlantEntry = {
  id: string;
  title: string;
  href: string | null;
  /** Position in the whole list, counted from 1. */
  number: number;
  symbol: string;
  facts: { label: string; value: string }[];
  text: string;
} & Worded;

const maxFacts = 2;
const maxTextLength = 110;
/** Entries of the list whose records are read. */
const maxEntries = 30;

/** The plant with the fields of expertise in it; undefined where none has a place, or the list could not be read. */
export async function getPlant(language: Language): Promise<Plant<PlantEntry> | undefined> {
  const list = await getLinkedEntries("expertise", language);
  if (!list.ok) return undefined;
  const entries = await Promise.all(
    list.data.slice(0, maxEntries).map(async (entry, index): Promise<PlantEntry> => {
      const result = await readOne("expertise", entry.id, { language, isListed: true });
      const detail = result.ok ? result.data : null;
      const facts = (detail?.specs ?? []).slice(0, maxFacts);
      return {
        ...entry,
        number: index + 1,
        symbol: detail?.symbol ?? "",
        facts: facts.map((spec) => ({ label: spec.label, value: formatSpec(spec, entry.lang ?? language) })),
        text: facts.length > 0 ? "" : excerpt(detail?.text ?? "", maxTextLength),
      };
    }),
  );
  return placeEntries(entries);
}
