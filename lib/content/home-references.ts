import "server-only";
import type { Item } from "../read/kinds";
import type { Language } from "../words/language";
import { getAllReferences, toReference } from "./references";

type Teaser = ReturnType<typeof toTeaser>;

/** References of the home page: `feature` is the plant with the most figures, and has a picture. */
export type HomeReferences = { feature?: Teaser; others: Teaser[] };

const figuresShown = 3;
const othersShown = 4;

/** Plants in service come first, otherwise the list's order is kept; none where the list could not be read. */
export async function getHomeReferences(language: Language): Promise<HomeReferences> {
  const all = await getAllReferences(language);
  return all.ok ? chooseReferences(all.data.map(toTeaser)) : { others: [] };
}

const toTeaser = (record: Item<"references">) => ({
  ...toReference(record),
  guarantees: record.guarantees,
});

export function chooseReferences(all: Teaser[]): HomeReferences {
  const inOrder = all
    .map((one) => ({ ...one, guarantees: one.guarantees.slice(0, figuresShown) }))
    .sort((a, b) => Number(isOther(a)) - Number(isOther(b)));
  const [feature] = inOrder
    .filter((one) => !isOther(one) && one.image && one.guarantees.length > 0)
    .sort((a, b) => b.guarantees.length - a.guarantees.length);
  return { feature, others: inOrder.filter((one) => one !== feature).slice(0, othersShown) };
}

const isOther = ({ phase }: Teaser) => phase !== "in_service";
