/** Rows of a many-to-many table, which Directus and others send in place of the records that they lead to. */
import { isRecord, type RawRecord } from "./raw-record.ts";

const targetName = /^(?:target|item)$|_id$|[a-z]Id$/;
/** Fields of a record itself. */
const ownFields = ["documentId", "title", "name", "slug"];

/**
 * The record, or its id, that a row leads to.
 * @param ownId of the record at the other side
 * @returns `undefined` for a record that is no such row, `null` for a row that may lead to several
 */
export function junctionTarget(row: RawRecord, ownId: unknown): unknown {
  if (ownFields.some((name) => name in row)) return undefined;
  const targets = Object.entries(row)
    .filter(([name, value]) => targetName.test(name) && isTarget(value))
    .map(([, value]) => value);
  const others = targets.filter((target) => idIn(target) !== String(ownId));
  const [target = targets[0]] = others;
  return others.length > 1 ? null : target;
}

function isTarget(value: unknown): boolean {
  return isRecord(value) || typeof value === "number" || (typeof value === "string" && value !== "");
}

const idIn = (target: unknown) => String(isRecord(target) ? (target.documentId ?? target.id) : target);
