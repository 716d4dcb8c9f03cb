/** Single values of a record, as other systems write them. */
import { readNumber } from "../text/numbers.ts";

export type RawRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEmptyRecord(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/**
 * The items of a list. PHP writes an object with numbers as names once some items of an array were left out; JSON.parse puts
 * them in numeric order.
 */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value) || isEmptyRecord(value)) return undefined;
  const isList = Object.keys(value).every((name) => /^(?:0|[1-9]\d{0,8})$/.test(name));
  return isList ? Object.values(value) : undefined;
}

/** `Total_Pages`, `totalPages` and `total-pages` are one name. */
export const nameKey = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, "");

/** A number written as digits becomes one; everything else stays as it is. */
export function asDigits(value: unknown): unknown {
  return typeof value === "string" && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
}

function asNumber(value: unknown): unknown {
  return typeof value === "string" ? (readNumber(value) ?? value) : value;
}

function asBoolean(value: unknown): unknown {
  if (typeof value !== "string" && typeof value !== "number") return value;
  const text = String(value).toLowerCase();
  return ["1", "true"].includes(text) ? true : ["0", "false", ""].includes(text) ? false : value;
}

const fileFields = new Set(["image", "image_dark", "pdf_file", "site_logo"]);
const idFields = new Set(["expertise", "news"]);
const listFields = new Set(["images", "expertise", "gases", "specs", "figures"]);

/** @param record receives the image's alternative text if it has none of its own */
export function normalizeField(name: string, value: unknown, record: RawRecord): unknown {
  if (listFields.has(name) && isEmptyRecord(value)) return [];
  if (fileFields.has(name)) return fileOf(value, name === "image" ? record : undefined);
  if (name === "images") return imagesOf(value);
  if (idFields.has(name)) return eachOf(value, idOf);
  if (name === "gases") return gasesOf(value);
  if (name === "specs") return eachOf(value, specOf);
  if (name === "figures") return eachOf(value, unwrapData);
  if (name === "seo") return seoOf(value);
  if (name === "page_count") return asDigits(value);
  if (name === "permanent") return asBoolean(value);
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
  const { url, original_url, src, id } = file;
  const text = file.alternativeText ?? file.alt;
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

function idOf(value: unknown): unknown {
  const record = unwrapData(value);
  return isRecord(record) ? (record.documentId ?? record.id ?? value) : value;
}

function gasesOf(value: unknown): unknown {
  if (typeof value === "string") return value.split(",").map((name) => name.trim());
  return eachOf(value, (gas) => {
    const record = unwrapData(gas);
    return isRecord(record) ? (record.name ?? record.title ?? gas) : gas;
  });
}

function specOf(value: unknown): unknown {
  const spec = unwrapData(value);
  if (!isRecord(spec)) return spec;
  return { ...spec, min: asNumber(spec.min), max: asNumber(spec.max) };
}

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
