/** The record as pages get it: the fields of its kind, sanitized and with addresses of this site. */
import "server-only";
import type { Fields } from "../../content/fields";
import type { Kind } from "../../content/kind";
import { linkUrl } from "../media/link-url";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import { pageFields, pulledFigures, recordImage, recordImages } from "./parts";
import { toSpecs } from "./specs";

/** A record as it was parsed. */
export type Raw = Readonly<Record<string, unknown>>;

const address = (raw: unknown) => mediaUrl((raw as string | undefined) ?? null);
const list = (raw: unknown) => raw ?? [];

/** Values that pages get in another form, by the type of the field. Any other is the record's own, or `null`. */
const values = {
  pdf: address,
  picture: address,
  rarePicture: address,
  link: (raw: unknown) => linkUrl(raw as string | undefined),
  yes: (raw: unknown) => raw === true,
  many: list,
  gases: list,
  rows: list,
};

/** Fields that become others, by their name. */
const parts = {
  image: (record: Raw) => recordImage({ ...record, image: (record.image ?? null) as string | null }),
  images: (record: Raw) => ({ images: recordImages(record as never) }),
  updated_at: (record: Raw) => pageFields(record),
  figures: (record: Raw) => pulledFigures(record),
  specs: (record: Raw) => ({ specs: toSpecs(record.specs as never) }),
  range: (record: Raw) => ({ range: toSpecs(record.range as never) }),
};

/** Fields that belong to a part, or that pages do not show as they are. */
const partNames = ["image_alt", "image_dark", "seo"] as const;
const hiddenTypes = ["code", "pageName", "blocks"] as const;
/** Fields that only the page of a record shows. */
const wholeNames = ["updated_at", "seo", "figures"] as const;
const wholeTypes = ["html", "blocks"] as const;

const includes = (names: readonly string[], name: string) => names.includes(name);

/** The fields that a list has, without the texts and all else that only the page of a record shows. */
export function briefFields({ fields, listed }: Pick<Kind, "fields" | "listed">): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { type }]) =>
      listed ? listed.includes(name) : !includes(wholeNames, name) && !includes(wholeTypes, type),
    ),
  );
}

/**
 * Names are in camel case, without `_at` and `_file`; what a record lacks is `null` or an empty list.
 * @param html sanitizes a field of the record
 */
export function viewOf(
  fields: Fields,
  record: Raw,
  html: (name: string, headingLevel: 1 | 2 | 3) => SafeHtml | null,
): Raw {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (Object.hasOwn(parts, name)) return Object.entries(parts[name as keyof Parts](record));
    if (includes(partNames, name) || includes(hiddenTypes, field.type)) return [];
    const value = field.type === "html" ? html(name, field.level ?? 2) : shownValue(field.type, record[name]);
    return [[name.replace(suffix, "").replace(/_(.)/g, (_, letter) => letter.toUpperCase()), value]];
  });
  return Object.fromEntries(entries);
}

const suffix = /_(?:at|file)$/;

function shownValue(type: string, raw: unknown): unknown {
  if (Object.hasOwn(values, type)) return values[type as keyof Values](raw);
  return raw === "" ? null : (raw ?? null);
}

type Values = typeof values;
type Parts = typeof parts;

type Short<S> = S extends `${infer A}_at` ? A : S extends `${infer A}_file` ? A : S;
type Camel<S> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B> & string>}` : S;
type ValueOf<F, V> = F extends { type: "html" }
  ? SafeHtml | null
  : F extends { type: "many" | "gases" | "rows" }
    ? NonNullable<V>
    : F extends { type: infer T extends keyof Values }
      ? ReturnType<Values[T]>
      : F extends { required: true }
        ? V extends undefined
          ? null
          : V
        : NonNullable<V> | null;
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void
  ? I
  : never;
type PartsOf<F> = Intersection<{ [N in keyof F & keyof Parts]: ReturnType<Parts[N]> }[keyof F & keyof Parts]>;
type OwnNames<F> = {
  [N in keyof F]: N extends keyof Parts | (typeof partNames)[number]
    ? never
    : F[N] extends { type: (typeof hiddenTypes)[number] }
      ? never
      : N;
}[keyof F];
type Own<F, R> = { [N in OwnNames<F> & keyof R as Camel<Short<N>> & string]: ValueOf<F[N], R[N]> };

/** The view of a record `R` with the fields `F`. */
export type ViewOf<F, R> = Own<F, R> & (keyof F & keyof Parts extends never ? unknown : PartsOf<F>);

export type BriefFields<K extends { fields: object }> = K extends { listed: readonly (infer L)[] }
  ? Pick<K["fields"], L & keyof K["fields"]>
  : Brief<K["fields"]>;
type Brief<F> = {
  [N in keyof F as N extends (typeof wholeNames)[number]
    ? never
    : F[N] extends { type: (typeof wholeTypes)[number] }
      ? never
      : N]: F[N];
};
