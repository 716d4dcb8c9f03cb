/**
 * The schemas of the contract's records, from the fields of their kinds. They accept harmless differences between backends (null for an
 * empty field, a number for a text) and reject records that a page could not show (no title, no id).
 */
import { z } from "zod";
import type { Field, Fields } from "../../content/fields.ts";
import { maxBlocks, maxImages, maxItems, maxLength } from "./bounds.ts";
import * as f from "./fields.ts";
import { pageAddress } from "./page-address.ts";

/** Of fields that a record may lack, by their type. */
const schemas = {
  line: f.optionalText,
  suggested: f.optionalText,
  text: f.text,
  code: f.textUpTo(maxLength.html),
  html: f.html,
  number: f.number,
  percent: f.percent,
  count: z.union([z.number().int().positive(), f.absent]),
  yes: z.union([z.boolean(), f.absent]).transform((value) => value === true),
  day: f.optionalDate,
  published: f.date,
  picture: f.media,
  rarePicture: f.media.transform((address) => address ?? undefined),
  pdf: f.media,
  url: z.string().max(maxLength.url).transform(f.clean).pipe(z.string().min(1)),
  link: f.link,
  target: f.target,
  map: f.textUpTo(maxLength.text),
  pageName: z.string().trim().min(1),
  gases: f.gases,
  gas: f.gas,
  one: z.union([f.id, f.absent]),
  many: f.ids,
};
/** Of required ones; those of a type that is not here are as strict as above. */
const requiredSchemas = {
  line: f.requiredText,
  suggested: f.requiredText,
  text: f.text.pipe(z.string().min(1)),
  number: z.number(),
  picture: f.requiredMedia,
};

const address = z.string().max(maxLength.url).transform(f.clean);
const picturesOf = <S extends z.ZodType>(picture: S) =>
  z
    .union([z.array(z.union([address, picture])).max(maxImages), f.absent])
    .transform((value) => (value ?? []).filter(Boolean));

type Required = typeof requiredSchemas;
type Optional = typeof schemas;
type Pictures<S extends z.ZodType> = z.ZodPipe<
  z.ZodUnion<[z.ZodArray<z.ZodUnion<[typeof address, S]>>, typeof f.absent]>,
  z.ZodTransform<(string | z.output<S>)[]>
>;
type Rows<S extends z.ZodType> = z.ZodOptional<z.ZodNullable<z.ZodArray<S>>>;
type Enum<C> = z.ZodEnum<{ [V in keyof C & string]: V }>;
/** The schema of a field. */
type SchemaOf<F> = F extends { type: infer T extends keyof Required; required: true }
  ? Required[T]
  : F extends { type: infer T extends keyof Optional }
    ? Optional[T]
    : F extends { type: "choice"; choices: infer C; required: true }
      ? Enum<C>
      : F extends { type: "choice"; choices: infer C }
        ? z.ZodOptional<z.ZodNullable<Enum<C>>>
        : F extends { type: "rows"; fields: infer R; required: true }
          ? z.ZodArray<z.ZodObject<ShapeOf<R>>>
          : F extends { type: "rows"; fields: infer R }
            ? Rows<z.ZodObject<ShapeOf<R>>>
            : F extends { type: "group"; fields: infer R }
              ? z.ZodOptional<z.ZodNullable<z.ZodObject<ShapeOf<R>>>>
              : F extends { type: "pictures"; fields: infer R }
                ? Pictures<z.ZodObject<ShapeOf<R>>>
                : F extends { type: "blocks"; types: infer B }
                  ? Rows<BlockOf<B>>
                  : never;
type BlockOf<B> = z.ZodDiscriminatedUnion<
  {
    [K in keyof B]: z.ZodObject<
      { type: z.ZodLiteral<K & string> } & ShapeOf<B[K] extends { fields: infer R } ? R : never>
    >;
  }[keyof B][]
>;
type ShapeOf<R> = { [N in keyof R]: SchemaOf<R[N]> };

function shapeOf(fields: Fields): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = schemaOf(field);
      const description = "doc" in field ? field.doc : undefined;
      return [name, description ? schema.meta({ description }) : schema];
    }),
  );
}

function schemaOf(field: Field): z.ZodType {
  const { type } = field;
  const required = "required" in field && field.required === true;
  if (type === "choice") {
    const values = z.enum(Object.keys(field.choices));
    return required ? values : values.nullish();
  }
  if (type === "pictures") return picturesOf(z.object(shapeOf(field.fields)));
  if (type === "group") return z.object(shapeOf(field.fields)).nullish();
  if (type === "rows") {
    const list = z.array(z.object(shapeOf(field.fields))).max(field.max ?? maxItems);
    const bounded = field.min ? list.min(field.min) : list;
    return required ? bounded : bounded.nullish();
  }
  if (type === "blocks") {
    const types = Object.entries(field.types).map(([name, { fields }]) =>
      z.object({ type: z.literal(name), ...shapeOf(fields) }),
    );
    return z
      .array(z.discriminatedUnion("type", types as never))
      .max(maxBlocks)
      .nullish();
  }
  return required && type in requiredSchemas ? requiredSchemas[type as keyof Required] : schemas[type];
}

const ids = { optional: { id: f.id.optional() }, address: { id: pageAddress }, none: {}, own: { id: f.id } };
type Ids = typeof ids;
type IdOf<K> = K extends { isList: false }
  ? object
  : K extends { id: infer I extends keyof Ids }
    ? Ids[I]
    : Ids["own"];
type CommonOf<K> = K extends { worded: false }
  ? Pick<typeof f.recordFields, "status">
  : typeof f.recordFields;
type Flat<T> = { [N in keyof T]: T[N] extends z.ZodType ? T[N] : never };
export type RecordSchema<K> = K extends { fields: infer F }
  ? z.ZodObject<Flat<IdOf<K> & ShapeOf<F> & CommonOf<K>>>
  : never;

type KindWithFields = { fields: Fields; isList: boolean; id?: string; worded?: boolean };

/** The schema of a whole record, as a content file has it. */
export function recordSchema<const K extends KindWithFields>(kind: K): RecordSchema<K> {
  const id = kind.isList ? ids[(kind.id ?? "own") as keyof Ids] : {};
  const common = kind.worded === false ? { status: f.status } : f.recordFields;
  return z.object({ ...id, ...shapeOf(kind.fields), ...common }) as unknown as RecordSchema<K>;
}
