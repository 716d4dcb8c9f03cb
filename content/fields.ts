/**
 * The fields of which content consists: what the form of the CMS calls them, and what they hold. Plain data: the contract's schemas
 * (lib/backend/record-schema.ts), the CMS's forms (cms/server/payload/forms.ts) and what pages get (lib/read/view.ts) are made from it.
 */

/** Values of which an editor chooses, each with its name. */
export type Choices = Readonly<Record<string, string>>;

export type Options = {
  /** For editors, below the field. */
  help?: string;
  /** Without it the site shows no such record. */
  required?: true;
  /** The form asks for it; the site shows a record without it. */
  asked?: true;
  /** For programmers, in the OpenAPI document. */
  doc?: string;
  /** The form has several lines for it. */
  multiline?: true;
  /** In characters. */
  maxLength?: number;
  /** In the form, on one line with the field before it. */
  beside?: true;
  /** Name in the CMS's database, where the contract's belongs to Payload. */
  stored?: string;
  /** A text that is the same in every language: a number of a telephone or a register, a year, a key. */
  sameInAll?: true;
  /** Of HTML: level of the heading above it; 2 where it is left out. */
  level?: 1 | 2 | 3;
};

/** @returns a function that makes the fields of a type */
const field =
  <const T extends string>(type: T) =>
  <const O extends Options = object>(label: string, options = {} as O) =>
    ({ type, label, ...options }) as { type: T; label: string } & O;

/** A short text; absent where it is empty. */
export const line = field("line");
/** A text of the specification; `""` where it is empty. */
export const text = field("text");
/** A text that only programs read, as long as HTML. */
export const code = field("code");
export const html = field("html");
export const number = field("number");
/** A number of at most 100: "99,999" has a decimal comma. */
export const percent = field("percent");
/** A whole number above 0. */
export const count = field("count");
export const yes = field("yes");
/** A day without a time. */
export const day = field("day");
/** When a record was published: today's in a new one. */
export const published = field("published");
/** `null` where there is none. */
export const picture = field("picture");
/** A picture that most records lack; absent where there is none. */
export const rarePicture = field("rarePicture");
export const pdf = field("pdf");
/** A path of the site, or any address: as long as URLs may be. */
export const url = field("url");
/** The address of a page or a document; absent where it is empty. */
export const link = field("link");
/** A path of the site, or an address with https://. */
export const target = field("target");
/** The code or the address of a map. */
export const map = field("map");
/** The name of a page or the title of a record. */
export const pageName = field("pageName");
/** Nitrogen, oxygen …: several, and one. */
export const gases = field("gases");
export const gas = field("gas");

/** A text out of a list, or of one's own. */
export const suggested = <const O extends Options = object>(
  label: string,
  choices: Choices,
  options = {} as O,
) => ({ ...field("suggested")(label, options), choices });

/** One of a few values. */
export const choice = <const C extends Choices, const O extends Options = object>(
  label: string,
  choices: C,
  options = {} as O,
) => ({ ...field("choice")(label, options), choices });

/** Another record, and several. @param kind name of theirs */
export const one = <const K extends string>(label: string, kind: K, options: Options = {}) => ({
  ...field("one")(label, options),
  kind,
});
export const many = <const K extends string>(label: string, kind: K, options: Options = {}) => ({
  ...field("many")(label, options),
  kind,
});

type RowsOptions = { help?: string; doc?: string; min?: number; max?: number; required?: true };
/** A list inside of a record. @param singular name of a row */
export const rows = <const F extends Fields, const O extends RowsOptions = object>(
  label: string,
  singular: string,
  fields: F,
  options = {} as O,
) => ({ type: "rows", label, singular, fields, ...options }) as const;

/** Pictures of a record, the first one first. One without a text of its own is its address. */
export const pictures = <const F extends Fields>(label: string, fields: F) =>
  ({ type: "pictures", label, singular: "Image", fields }) as const;

export const group = <const F extends Fields>(label: string, fields: F, options: { help?: string } = {}) =>
  ({ type: "group", label, fields, ...options }) as const;

export type Block = { label: string; fields: Fields };
export const blocks = <const B extends Record<string, Block>>(label: string, types: B) =>
  ({ type: "blocks", label, types }) as const;

type Plain =
  | "line"
  | "text"
  | "code"
  | "html"
  | "number"
  | "percent"
  | "count"
  | "yes"
  | "day"
  | "published"
  | "picture"
  | "rarePicture"
  | "pdf"
  | "url"
  | "link"
  | "target"
  | "map"
  | "pageName"
  | "gases"
  | "gas";

export type Field =
  | ({ type: Plain; label: string } & Options)
  | ({ type: "suggested" | "choice"; label: string; choices: Choices } & Options)
  | ({ type: "one" | "many"; label: string; kind: string } & Options)
  | ({ type: "rows"; label: string; singular: string; fields: Fields } & RowsOptions)
  | { type: "pictures"; label: string; singular: string; fields: Fields }
  | { type: "group"; label: string; fields: Fields; help?: string }
  | { type: "blocks"; label: string; types: Readonly<Record<string, Block>> };
export type Fields = { readonly [name: string]: Field };

/** The fields inside of one: those of a group, of a row, and of each type of block. */
export function fieldsInside(field: Field): Fields[] {
  if (field.type === "blocks") return Object.values(field.types).map(({ fields }) => fields);
  return "fields" in field ? [field.fields] : [];
}
