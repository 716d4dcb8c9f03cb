import "server-only";
import type { projectPhases } from "../../content/choices";
import type { Whole } from "../read/kinds";
import type { Worded } from "../read/parts";
import { readOne } from "../read/read";
import { type Duty, dutyQuery, parseDuty } from "../site/duty";
import type { Language } from "../words/language";

/** Parts of the home page that belong to no other kind of content. */
export type HomeParts = {
  /** Of a turnkey project. `duration`: as an editor wrote it. */
  phases: { name: string; symbol?: keyof typeof projectPhases; text?: string; duration?: string }[];
  phasesNote: string | null;
  /** `duty`: what the finder starts with. */
  industries: { name: string; duty: Duty }[];
  /** The call to action at the end. */
  closing: { heading?: string; text?: string };
} & Worded;

/** Nothing of them while they cannot be read, and where a backend has none. */
export async function getHomeParts(language: Language): Promise<HomeParts> {
  const result = await readOne("home", { language });
  return result.ok && result.data
    ? toHomeParts(result.data)
    : { phases: [], phasesNote: null, industries: [], closing: {} };
}

function toHomeParts({ phases, phasesNote, industries, lang, ...record }: Whole<"home">): HomeParts {
  return {
    phases: phases.map(({ symbol, ...phase }) => ({ ...phase, ...(symbol && { symbol }) })),
    phasesNote,
    industries: industries.map(({ name, ...written }) => {
      const {
        typed: _typed,
        unread: _unread,
        ...duty
      } = parseDuty(new URLSearchParams(dutyQuery(written as Duty)));
      return { name, duty };
    }),
    closing: { heading: record.closingHeading ?? undefined, text: record.closingText ?? undefined },
    ...(lang && { lang }),
  };
}
