/** Converts between a document of the CMS and a record of the contract, field by field, as the kind has them. */
import { type Field, type Fields, fieldsInside } from "../../content/fields.ts";
import { readDate } from "../../lib/backend/dates.ts";
import { readNumber } from "../../lib/text/numbers.ts";
import { maxIn } from "../../lib/text/units.ts";
import { idOf } from "./payload/people.ts";
import { fromHtml, type TextTargets } from "./rich-text/from-html.ts";
import { type TextReferences, toHtml } from "./rich-text/to-html.ts";

type Values = Record<string, unknown>;

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

/** The name of a field in the CMS. */
export const formName = (name: string, field: Field): string => ("stored" in field && field.stored) || name;

/** The kinds to whose records these fields refer. */
export const referredKinds = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) =>
    "kind" in field ? field.kind : fieldsInside(field).flatMap(referredKinds),
  );

/** Empty fields are left out. An image without an alt text of its own gets that of its file. */
export function toValues(fields: Fields, doc: Values, references: References): Values {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    toValue(field, doc[formName(name, field)], references),
  ]);
  const values = Object.fromEntries(entries);
  if (values.image && "image_alt" in fields) values.image_alt ??= references.altText(values.image);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function toValue(field: Field, value: unknown, references: References): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  switch (field.type) {
    case "html":
      return toHtml(value, references) || undefined;
    case "picture":
    case "rarePicture":
    case "pdf":
      return references.file(idOf(value));
    case "day":
    case "published":
      // A day is stored as its noon.
      return String(value).replace(/T12:00:00(\.000)?Z$/, "");
    case "one":
      return references.record(field.kind, idOf(value));
    case "many":
      return nonEmpty([value].flat().flatMap((each) => references.record(field.kind, idOf(each)) ?? []));
    case "rows":
      return nonEmpty((value as Values[]).map((row) => toValues(field.fields, row, references)));
    case "pictures": {
      const rows = (value as Values[]).map((row) => toValues(field.fields, row, references));
      // One without anything else is its path.
      return nonEmpty(rows.map((row) => (Object.keys(row).join() === "image" ? row.image : row)));
    }
    case "blocks":
      return nonEmpty(
        (value as Values[]).map(({ blockType, ...row }) => ({
          type: blockType,
          ...toValues(field.types[String(blockType)]?.fields ?? {}, row, references),
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
  fields: Fields,
  record: Values,
  targets: Targets,
): { data: Values; extra: Values } {
  const extra = Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(fields, name)));
  const data = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      formName(name, field),
      fromValue([name, field], record[name], targets, record.unit) ?? emptyValue(field),
    ]),
  );
  return { data, extra };
}

/** Also removes what an earlier import brought. */
function emptyValue(field: Field): unknown {
  if (field.type === "group")
    return Object.fromEntries(
      Object.entries(field.fields).map(([name, inner]) => [formName(name, inner), emptyValue(inner)]),
    );
  return ["rows", "pictures", "blocks"].includes(field.type) ? [] : null;
}

/** @param unit of the row */
function fromValue(
  [name, field]: [string, Field],
  value: unknown,
  targets: Targets,
  unit?: unknown,
): unknown {
  if (value === null || value === undefined || value === "") return undefined;
  const orLeftOut = <T>(converted: T | undefined, original: unknown = value): T[] => {
    if (converted === undefined) targets.leftOut(name, original);
    return converted === undefined ? [] : [converted];
  };
  switch (field.type) {
    case "html":
      return fromHtml(String(value), targets);
    case "picture":
    case "rarePicture":
    case "pdf":
      return orLeftOut(targets.file(String(value)))[0];
    case "day":
    case "published":
      return orLeftOut(toTime(value))[0];
    case "one":
    case "many": {
      const ids = (Array.isArray(value) ? value : [value]).flatMap((id) =>
        orLeftOut(targets.record(field.kind, String(id)), id),
      );
      return field.type === "many" ? ids : ids[0];
    }
    case "rows":
    case "pictures":
      return (value as unknown[]).flatMap((row, index) => {
        const values = typeof row === "string" ? { image: row } : (row as Values);
        return fromRow(field.fields, values, `${name} ${index + 1}`, targets);
      });
    case "blocks":
      return (value as Values[]).flatMap(({ type, ...block }, index) => {
        const place = `${name} ${index + 1}`;
        const own = field.types[String(type)];
        if (!own) targets.leftOut(`${place} type`, type);
        return own
          ? fromRow(own.fields, block, place, targets).map((data) => ({ blockType: type, ...data }))
          : [];
      });
    case "group":
      return fromRow(field.fields, value as Values, name, targets)[0];
    case "number":
    case "percent":
    case "count": {
      const own = field.type === "percent" ? "%" : unit;
      return typeof value === "string" ? orLeftOut(readNumber(value, maxIn(String(own ?? ""))))[0] : value;
    }
    case "yes":
      return value;
    default:
      return Array.isArray(value) ? value.map(String) : String(value);
  }
}

/**
 * A row, a block or a group has no place for what the contract does not have.
 * @returns none where something is left out without which the site shows no such row
 */
function fromRow(fields: Fields, row: Values, place: string, targets: Targets): Values[] {
  let isLess = false;
  const leftOut: Targets["leftOut"] = (path, value) => {
    isLess = true;
    targets.leftOut(`${place} ${path}`, value);
  };
  const { data, extra } = fromValues(fields, row, { ...targets, leftOut });
  for (const [name, value] of Object.entries(extra)) leftOut(name, value);
  const isWhole = Object.entries(fields).every(
    ([name, field]) => !isRequired(field) || data[formName(name, field)] !== null,
  );
  return isLess && !isWhole ? [] : [data];
}

const isRequired = (field: Field) =>
  ("required" in field && field.required) || ("asked" in field && field.asked);

/** A day is noon of it, so that it is the same day in most time zones. */
function toTime(value: unknown): string | undefined {
  const read = readDate(value);
  if ("fault" in read) return undefined;
  return read.iso.includes("T") ? read.iso : `${read.iso}T12:00:00.000Z`;
}
