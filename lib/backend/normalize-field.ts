/** Single values of a record, as other systems write them. */
import { readNumber } from "../text/numbers.ts";
import { maxIn } from "../text/units.ts";
import { junctionTarget } from "./junction.ts";
import { recordKinds } from "./page-schema.ts";
import { isEmptyRecord, isRecord, listOf, type RawRecord } from "./raw-record.ts";

/** A number written as digits becomes one; everything else stays as it is. */
function asDigits(value: unknown): unknown {
  return typeof value === "string" && /^\d{1,15}(?:\.0+)?$/.test(value.trim()) ? Number(value) : value;
}

/** A decimal of a database with a fixed scale, "12.50000", is 12.5. Editors write up to three decimals with a zero on purpose. */
function asDecimal(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*-?(?:0|[1-9]\d*)\.\d{3,}0\s*$/.test(value)) return value;
  return value.trim().replace(/\.?0+$/, "");
}

function asNumber(value: unknown, unit: unknown): unknown {
  return typeof value === "string" ? (readNumber(value, maxIn(String(unit ?? ""))) ?? value) : value;
}

function asBoolean(value: unknown): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value).toLowerCase();
  return ["1", "true"].includes(text) ? true : ["0", "false", ""].includes(text) ? false : value;
}

const fileFields = new Set(["image", "image_dark", "pdf_file", "site_logo"]);
const idFields: ReadonlySet<string> = new Set([...recordKinds, "updates"]);
/** Fields with JSON, which the specification wants read, but not shown. Only a text is read. */
export const jsonFields = ["instrumentation_excellence", "our_capabilities"] as const;
const listFields = new Set([
  "images",
  "expertise",
  "services",
  "updates",
  "gases",
  "specs",
  "figures",
  "products",
  "guarantees",
  "blocks",
  "range",
  "industries",
]);
const dutyUnits = new Map([
  ["flow", ""],
  ["purity", "%"],
  ["pressure", ""],
]);

/** @param record receives the image's alternative text if it has none of its own */
export function normalizeField(name: string, value: unknown, record: RawRecord): unknown {
  if (listFields.has(name) && isEmptyRecord(value)) return [];
  if (fileFields.has(name)) return fileOf(value, name === "image" ? record : undefined);
  if (name === "images") return imagesOf(value);
  if (idFields.has(name)) return eachOf(value, (one) => idOf(one, record.id));
  if (name === "gases") return gasesOf(value);
  if (name === "specs" || name === "range") return eachOf(value, specOf);
  if (name === "figures") return eachOf(value, figureOf);
  if (name === "industries") return eachOf(value, dutyOf);
  if (dutyUnits.has(name)) return asNumber(value, dutyUnits.get(name));
  if (name === "guarantees") return eachOf(value, guaranteeOf);
  if (name === "seo") return seoOf(value);
  if (name === "value") return asDecimal(value);
  if (name === "page_count") return asDigits(value);
  if (name === "permanent" || name === "footer") return asBoolean(value);
  if (jsonFields.some((field) => field === name)) return typeof value === "string" ? value : null;
  return value;
}

/** Strapi's relations and Laravel's nested resources are in `data`. */
function unwrapData(value: unknown): unknown {
  if (!isRecord(value)) return value;
  if ("data" in value) return unwrapData(value.data);
  return isRecord(value.attributes) ? { id: value.id, ...value.attributes } : value;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The URL of a file that is an object, or an id in Directus. */
function fileOf(value: unknown, record?: RawRecord): unknown {
  if (typeof value === "string") return uuid.test(value) ? `assets/${value}` : value;
  const unwrapped = unwrapData(value);
  const file = Array.isArray(unwrapped) ? unwrapData(unwrapped[0]) : unwrapped;
  if (file === null || (Array.isArray(unwrapped) && unwrapped.length === 0)) return null;
  if (!isRecord(file)) return Array.isArray(unwrapped) && typeof file === "string" ? file : value;
  const { url, original_url, src, id, directus_files_id: linked } = file;
  if (linked !== undefined && linked !== null) return fileOf(linked, record);
  // Directus' title of a file is its name.
  const text = file.alternativeText ?? file.alt ?? file.description;
  if (record && typeof text === "string" && (record.image_alt ?? "") === "") record.image_alt = text;
  const found = url ?? original_url ?? src;
  if (typeof found === "string") return found;
  return typeof id === "string" && uuid.test(id) ? `assets/${id}` : value;
}

/** Paths stay as they are, files become the contract's images. */
function imagesOf(value: unknown): unknown {
  return eachOf(value, (one) => {
    if (!isRecord(one)) return fileOf(one);
    const image = { ...one, image: fileOf("image" in one ? one.image : one, one) };
    return isRecord(image.image) ? one : { ...image, image_alt: one.image_alt };
  });
}

function eachOf(value: unknown, change: (one: unknown) => unknown): unknown {
  const all = unwrapData(value);
  return listOf(all)?.map((one) => change(one)) ?? change(all);
}

/** @param ownId of the record that has the relation */
function idOf(value: unknown, ownId?: unknown): unknown {
  const record = unwrapData(value);
  if (!isRecord(record)) return value;
  const target = junctionTarget(record, ownId);
  if (target === undefined) return record.documentId ?? record.id ?? value;
  return target === null ? value : idOf(target);
}

function gasesOf(value: unknown): unknown {
  if (typeof value === "string") return value.split(",").map((name) => name.trim());
  return eachOf(value, (gas) => {
    const record = unwrapData(gas);
    return isRecord(record) ? (record.name ?? record.title ?? gas) : gas;
  });
}

/** A function that reads some values of a row. */
function rowOf(change: (row: RawRecord) => RawRecord) {
  return (value: unknown): unknown => {
    const row = unwrapData(value);
    return isRecord(row) ? { ...row, ...change(row) } : row;
  };
}

const figureOf = rowOf(({ value }) => ({ value: asDecimal(value) }));
const specOf = rowOf(({ value, min, max, unit }) => ({
  value: asDecimal(value),
  min: asNumber(min, unit),
  max: asNumber(max, unit),
}));
const guaranteeOf = rowOf(({ guaranteed, measured, unit }) => ({
  guaranteed: asNumber(guaranteed, unit),
  measured: asNumber(measured, unit),
}));
const dutyOf = rowOf((row) =>
  Object.fromEntries(Array.from(dutyUnits, ([name, unit]) => [name, asNumber(row[name], unit)])),
);

function seoOf(value: unknown): unknown {
  const seo = unwrapData(value);
  // PHP writes an object without fields as a list.
  if (Array.isArray(seo) && seo.length === 0) return null;
  if (!isRecord(seo)) return seo;
  return {
    ...seo,
    ...("image" in seo && { image: fileOf(seo.image) }),
    ...("noindex" in seo && { noindex: asBoolean(seo.noindex) }),
  };
}
