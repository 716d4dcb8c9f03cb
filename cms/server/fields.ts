/** Converts between a document of the CMS and a record of the contract, field by field, as the configuration names them. */
import type { Field } from "payload";
import { readDate } from "../../lib/backend/dates.ts";
import { readNumber } from "../../lib/text/numbers.ts";
import { maxIn } from "../../lib/text/units.ts";
import { idOf } from "../content/people.ts";
import { fromHtml, type TextTargets } from "./rich-text/from-html.ts";
import { type TextReferences, toHtml } from "./rich-text/to-html.ts";

type Values = Record<string, unknown>;
export type NamedField = Exclude<Field, { type: "row" }> & { name: string };

/** Files and records that a document refers to, by their ids in the CMS. */
export type References = TextReferences & {
  /** Alt text of a file, by its path. */
  altText: (path: string) => string | undefined;
  /** Id of a record in the contract. */
  record: (kind: string, id: unknown) => string | undefined;
};

/** The way back: ids in the CMS. */
export type Targets = TextTargets & {
  record: (kind: string, id: string) => number | undefined;
  /** Told of what the CMS can neither show nor keep: files and records that it does not have, and unknown fields of rows. */
  leftOut: (path: string, value: unknown) => void;
};

/** Payload's own in each row of a list, and in each block. */
const own = new Set(["id", "blockName"]);

/** The contract's fields, out of the rows that lay them out. */
export function contractFields(fields: Field[]): NamedField[] {
  return fields.flatMap((field) => {
    if (field.type === "row") return contractFields(field.fields);
    if (field.type === "ui") return [];
    return "name" in field && field.name && !own.has(field.name) ? [field as NamedField] : [];
  });
}

export const contractName = ({ name, custom }: NamedField): string =>
  (custom?.contractName as string | undefined) ?? name;

/** Empty fields are left out. An image without an alt text of its own gets that of its file. */
export function toValues(fields: Field[], doc: Values, references: References): Values {
  const known = contractFields(fields);
  const entries = known.map((field) => [contractName(field), toValue(field, doc[field.name], references)]);
  const values = Object.fromEntries(entries);
  if (values.image && known.some(({ name }) => name === "image_alt"))
    values.image_alt ??= references.altText(values.image);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function toValue(field: NamedField, value: unknown, references: References): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  switch (field.type) {
    case "richText":
      return toHtml(value, references) || undefined;
    case "upload":
      return references.file(idOf(value));
    case "date":
      // A day is stored as its noon.
      return String(value).replace(/T12:00:00(\.000)?Z$/, "");
    case "relationship": {
      const ids = (Array.isArray(value) ? value : [value]).flatMap(
        (each) => references.record(String(field.relationTo), idOf(each)) ?? [],
      );
      return field.hasMany ? nonEmpty(ids) : ids[0];
    }
    case "array": {
      const rows = (value as Values[]).map((row) => toValues(field.fields, row, references));
      // An image without anything else is its path.
      return nonEmpty(
        rows.map((row) => (field.name === "images" && Object.keys(row).join() === "image" ? row.image : row)),
      );
    }
    case "blocks":
      return nonEmpty(
        (value as Values[]).map(({ blockType, ...row }) => ({
          type: blockType,
          ...toValues(blockFields(field, blockType), row, references),
        })),
      );
    case "group": {
      const values = toValues(field.fields, value as Values, references);
      return Object.keys(values).length > 0 ? values : undefined;
    }
    default:
      return Array.isArray(value) ? nonEmpty(value) : value;
  }
}

const nonEmpty = (values: unknown[]) => (values.length > 0 ? values : undefined);

/** @returns the document's data, and of the record what the contract does not have */
export function fromValues(
  fields: Field[],
  record: Values,
  targets: Targets,
): { data: Values; extra: Values } {
  const known = contractFields(fields);
  const extra = Object.fromEntries(
    Object.entries(record).filter(([name]) => !known.some((field) => contractName(field) === name)),
  );
  const data = Object.fromEntries(
    known.map((field) => [
      field.name,
      fromValue(field, record[contractName(field)], targets, record.unit) ?? emptyValue(field),
    ]),
  );
  return { data, extra };
}

/** Also removes what an earlier import brought. */
function emptyValue({ type, fields = [] }: NamedField & { fields?: Field[] }): unknown {
  if (type === "group")
    return Object.fromEntries(contractFields(fields).map((field) => [field.name, emptyValue(field)]));
  return type === "array" || type === "blocks" ? [] : null;
}

/** @param unit of the row */
function fromValue(field: NamedField, value: unknown, targets: Targets, unit?: unknown): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  const name = contractName(field);
  const orLeftOut = <T>(converted: T | undefined, original: unknown = value): T[] => {
    if (converted === undefined) targets.leftOut(name, original);
    return converted === undefined ? [] : [converted];
  };
  switch (field.type) {
    case "richText":
      return fromHtml(String(value), targets);
    case "upload":
      return orLeftOut(targets.file(String(value)))[0];
    case "date":
      return orLeftOut(toTime(value))[0];
    case "relationship": {
      const ids = (Array.isArray(value) ? value : [value]).flatMap((id) =>
        orLeftOut(targets.record(String(field.relationTo), String(id)), id),
      );
      return field.hasMany ? ids : ids[0];
    }
    case "array":
      return (value as unknown[]).flatMap((row, index) => {
        const values = typeof row === "string" ? { image: row } : (row as Values);
        return fromRow(field.fields, values, `${name} ${index + 1}`, targets);
      });
    case "blocks":
      return (value as Values[]).flatMap(({ type, ...block }, index) => {
        const place = `${name} ${index + 1}`;
        const fields = blockFields(field, type);
        if (fields.length === 0) targets.leftOut(`${place} type`, type);
        return fields.length === 0
          ? []
          : fromRow(fields, block, place, targets).map((data) => ({ blockType: type, ...data }));
      });
    case "group":
      return fromRow(field.fields, value as Values, name, targets)[0];
    case "number":
      return typeof value === "string"
        ? orLeftOut(readNumber(value, maxIn(String(unit ?? (name === "purity" ? "%" : "")))))[0]
        : value;
    case "checkbox":
      return value;
    default:
      return Array.isArray(value) ? value.map(String) : String(value);
  }
}

/**
 * A row, a block or a group has no place for what the contract does not have.
 * @returns none where something is left out without which the site shows no such row
 */
function fromRow(fields: Field[], row: Values, place: string, targets: Targets): Values[] {
  let isLess = false;
  const leftOut: Targets["leftOut"] = (path, value) => {
    isLess = true;
    targets.leftOut(`${place} ${path}`, value);
  };
  const { data, extra } = fromValues(fields, row, { ...targets, leftOut });
  for (const [name, value] of Object.entries(extra)) leftOut(name, value);
  const isWhole = contractFields(fields).every(
    (field) => !("required" in field && field.required) || data[field.name] !== null,
  );
  return isLess && !isWhole ? [] : [data];
}

/** Of a type of blocks. */
export function blockFields(field: NamedField & { type: "blocks" }, type: unknown): Field[] {
  return field.blocks.find(({ slug }) => slug === type)?.fields ?? [];
}

/** A day is noon of it, so that it is the same day in most time zones. */
function toTime(value: unknown): string | undefined {
  const read = readDate(value);
  if ("fault" in read) return undefined;
  return read.iso.includes("T") ? read.iso : `${read.iso}T12:00:00.000Z`;
}
