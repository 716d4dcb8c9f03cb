/** Converts between a document of the CMS and a record of the contract, field by field, as the configuration names them. */
import type { Field } from "payload";
import { readDate } from "../../lib/backend/dates.ts";
import { fromHtml, type TextTargets } from "./rich-text/from-html.ts";
import { type TextReferences, toHtml } from "./rich-text/to-html.ts";

type Values = Record<string, unknown>;
type NamedField = Exclude<Field, { type: "row" }> & { name: string };

/** Files and records that a document refers to, by their ids in the CMS. */
export type References = TextReferences & {
  /** Alt text of a file, by its path. */
  altText: (path: string) => string | undefined;
  /** Id of a record in the contract. */
  record: (kind: string, id: unknown) => string | undefined;
};

/** The way back: ids in the CMS. */
export type Targets = TextTargets & { record: (kind: string, id: string) => number | undefined };

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
const idOf = (value: unknown) =>
  typeof value === "object" && value ? (value as { id?: unknown }).id : value;

/** @returns the document's data, and of the record what the CMS has no field or file for */
export function fromValues(
  fields: Field[],
  record: Values,
  targets: Targets,
): { data: Values; extra: Values } {
  const known = contractFields(fields);
  const data: Values = {};
  const extra = Object.fromEntries(
    Object.entries(record).filter(([name]) => !known.some((field) => contractName(field) === name)),
  );
  for (const field of known) {
    const name = contractName(field);
    const value = record[name];
    const converted = fromValue(field, value, targets);
    const isLost = converted === undefined && value !== undefined && value !== null && value !== "";
    if (isLost) extra[name] = value;
    data[field.name] = converted ?? emptyValue(field);
  }
  return { data, extra };
}

/** Also removes what an earlier import brought. */
function emptyValue({ type, fields = [] }: NamedField & { fields?: Field[] }): unknown {
  if (type === "group")
    return Object.fromEntries(contractFields(fields).map((field) => [field.name, emptyValue(field)]));
  return type === "array" || type === "blocks" ? [] : null;
}

function fromValue(field: NamedField, value: unknown, targets: Targets): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  switch (field.type) {
    case "richText":
      return fromHtml(String(value), targets);
    case "upload":
      return targets.file(String(value));
    case "date":
      return toTime(value);
    case "relationship": {
      const ids = (Array.isArray(value) ? value : [value]).map((id) =>
        targets.record(String(field.relationTo), String(id)),
      );
      if (ids.includes(undefined)) return undefined;
      return field.hasMany ? ids : ids[0];
    }
    case "array":
      return fromRows(field, value as unknown[], targets);
    case "blocks":
      return fromBlocks(field, value as Values[], targets);
    case "group":
      return fromValues(field.fields, value as Values, targets).data;
    case "number":
    case "checkbox":
      return value;
    default:
      return Array.isArray(value) ? value.map(String) : String(value);
  }
}

/**
 * All rows or none: a row with a file that the CMS does not have keeps the whole list as it was. Names that the contract does
 * not have are left out of rows: to keep them would hide the whole list from editors.
 */
function fromRows(field: NamedField & { type: "array" }, values: unknown[], targets: Targets): unknown {
  const names = new Set(contractFields(field.fields).map(contractName));
  const rows = values.map((value) =>
    fromValues(field.fields, typeof value === "string" ? { image: value } : (value as Values), targets),
  );
  const isLost = rows.some(({ extra }) => Object.keys(extra).some((name) => names.has(name)));
  return isLost ? undefined : rows.map(({ data }) => data);
}

/** All blocks or none, as with rows; of a type that the CMS does not have, none. */
function fromBlocks(field: NamedField & { type: "blocks" }, values: Values[], targets: Targets): unknown {
  const blocks = values.map(({ type, ...value }) => {
    const fields = blockFields(field, type);
    const names = new Set(contractFields(fields).map(contractName));
    const { data, extra } = fromValues(fields, value, targets);
    const isLost = fields.length === 0 || Object.keys(extra).some((name) => names.has(name));
    return isLost ? undefined : { blockType: type, ...data };
  });
  return blocks.includes(undefined) ? undefined : blocks;
}

function blockFields(field: NamedField & { type: "blocks" }, type: unknown): Field[] {
  return field.blocks.find(({ slug }) => slug === type)?.fields ?? [];
}

/** A day is noon of it, so that it is the same day in most time zones. */
function toTime(value: unknown): string | undefined {
  const read = readDate(value);
  if ("fault" in read) return undefined;
  return read.iso.includes("T") ? read.iso : `${read.iso}T12:00:00.000Z`;
}
