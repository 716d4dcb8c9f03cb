import "server-only";
import type { RecordOf } from "../backend/contract";
import { cacheResult, type Result, toResult } from "../read/result";
import type { Language } from "../words/language";
import { loadAll } from "./convert";
import { type Guarantee, toGuarantees } from "./reference-page";
import { type Linked, maxReferencePages, toLinked } from "./references";

type Teaser = Linked["reference"] & { guarantees: Guarantee[] };

/** References of the home page: `feature` is the plant with the most figures, and has a picture. */
export type HomeReferences = { feature?: Teaser; others: Teaser[] };

const figuresShown = 3;
const othersShown = 4;

/** Plants in service come first, otherwise the list's order is kept; none where the list could not be read. */
export async function getHomeReferences(language: Language): Promise<HomeReferences> {
  const all = await toResult(cachedAll(language));
  return all.ok ? chooseReferences(all.data) : { others: [] };
}

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

async function cachedAll(language: Language): Promise<Result<Teaser[]>> {
  "use cache";
  return cacheResult("references", language, () =>
    loadAll("references", toTeaser, language, maxReferencePages),
  );
}

function toTeaser(record: RecordOf<"references">): Teaser {
  return { ...toLinked(record).reference, guarantees: toGuarantees(record) };
}
