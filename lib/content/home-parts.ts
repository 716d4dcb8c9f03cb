import "server-only";
import type { projectPhases } from "../../content/choices";
import type { RecordOf } from "../backend/contract";
import { type Worded, wordedIn } from "../read/parts";
import { type Duty, dutyQuery, parseDuty } from "../site/duty";
import type { Language } from "../words/language";
import { readRecord } from "./read";

/** Parts of the home page that belong to no other kind of content. */
export type HomeParts = {
  /** Of a turnkey project. `duration`: as an editor wrote it. */
  phases: { name: string; symbol?: keyof typeof projectPhases; text?: string; duration?: string }[];
  phasesNote?: string;
  /** `duty`: what the finder starts with. */
  industries: { name: string; duty: Duty }[];
  /** The call to action at the end. */
  closing: { heading?: string; text?: string };
} & Worded;

/** Nothing of them while they cannot be read, and where a backend has none. */
export async function getHomeParts(language: Language): Promise<HomeParts> {
  const result = await readRecord("home", language);
  const record = result.ok ? result.data : null;
  return { ...toHomeParts(record), ...(record && wordedIn(record, language)) };
}

function toHomeParts(record: RecordOf<"home"> | null): HomeParts {
  return {
    phases: (record?.phases ?? []).map(({ symbol, ...phase }) => ({ ...phase, ...(symbol && { symbol }) })),
    phasesNote: record?.phases_note,
    industries: (record?.industries ?? []).map(({ name, ...written }) => {
      const { typed: _, ...duty } = parseDuty(new URLSearchParams(dutyQuery(written as Duty)));
      return { name, duty };
    }),
    closing: { heading: record?.closing_heading, text: record?.closing_text },
  };
}
