import type { Kind } from "../../backend/kinds.ts";
import { contractId, type Doc } from "./documents.ts";

/**
 * `kept`: records that somebody has edited in the CMS, and that are different in the folder. `leftOut`: parts of the folder that
 * the CMS has no place for.
 */
export type Counts = { total: number; changed: number; kept: string[]; leftOut: string[] };

/** Of a record among those that were kept. */
export function nameOf(kind: Kind, doc: Doc): string {
  return [kind.name, kind.isList && contractId(doc)].filter(Boolean).join(" ");
}
