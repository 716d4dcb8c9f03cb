import "server-only";
import { expertiseHref } from "../site/routes";
import { readDetail, readEntries } from "./details";
import { mapResult, type Result } from "./read";
import type { LinkedEntry } from "./services";

export const getExpertise = () => readEntries("expertise");
export const getExpertiseEntry = (id: string) => readDetail("expertiseEntry", id);

/** The fields of expertise with the paths of their pages. */
export async function getLinkedExpertise(): Promise<Result<LinkedEntry[]>> {
  return mapResult(await getExpertise(), (entries) =>
    entries.map((entry) => ({ ...entry, href: expertiseHref(entry.id, entry.title) })),
  );
}
