/** The texts of a record that are translated. */
import type { Field, Payload } from "payload";
import { type Doc, fieldsOf } from "../documents.ts";
import { blockFields, contractFields, contractName, type NamedField } from "../fields.ts";

type Values = Record<string, unknown>;

export type WordField = {
  /** By the ids of rows, see {@link Word}. */
  path: string;
  /** In the contract's record: `["specs", 0, "label"]`. */
  place: (string | number)[];
  /** The row or the field, as {@link TextInForm} has them. */
  group: string;
  name: string;
  isRich: boolean;
  maxLength: number | undefined;
  /** The English. */
  source: string;
};

/** Texts that are the same in every language: addresses, numbers of telephones and registers, years. */
const sameInAll = new Set(
  "href from to map_link phone email whatsapp_number official_email sales_email careers_email press_email registration_number tax_number year tag revision pdf_revision".split(
    " ",
  ),
);

type FromList = { Field?: { clientProps?: { choices?: { value: string }[] } } };

/** Of a list of names; a unit of one's own may be a word. */
function isChosen({ name, admin }: NamedField, value?: string): boolean {
  const { Field } = (admin?.components ?? {}) as FromList;
  if (!Field || name !== "unit") return Boolean(Field);
  return Field.clientProps?.choices?.some((choice) => choice.value === value) ?? false;
}

/** Texts that an editor writes in words, and neither keys nor the name of a banner, which follows the title of its page. */
function isWordField(field: NamedField, value?: string): boolean {
  const isText = ["text", "textarea", "richText"].includes(field.type);
  const isList = "hasMany" in field && field.hasMany === true;
  return isText && !isList && !isChosen(field, value) && !sameInAll.has(field.name);
}

/** @param record the document in the contract */
export function findWords(payload: Payload, kind: string, doc: Doc, record: Values): WordField[] {
  return wordsIn(fieldsOf(payload, kind), doc, record, { path: "", place: [], group: "" });
}

/** Kinds whose records have texts to translate. */
export function hasWords(payload: Payload, kind: string): boolean {
  return hasWordsIn(fieldsOf(payload, kind));
}

function hasWordsIn(fields: Field[]): boolean {
  return contractFields(fields).some((field) => {
    if (field.type === "blocks") return field.blocks.some((block) => hasWordsIn(block.fields));
    return "fields" in field && field.fields ? hasWordsIn(field.fields) : isWordField(field);
  });
}

type At = Pick<WordField, "path" | "place" | "group">;

function wordsIn(fields: Field[], doc: Values, record: Values, at: At): WordField[] {
  return contractFields(fields).flatMap((field) => {
    const value = record[contractName(field)];
    const name = typeof field.label === "string" ? field.label : field.name;
    const here = { path: at.path + field.name, place: [...at.place, contractName(field)] };
    const group = at.group ? `${at.group}: ${name}` : name;
    if (field.type === "group")
      return wordsIn(field.fields, toValues(doc[field.name]), toValues(value), {
        ...here,
        path: `${here.path}.`,
        group,
      });
    if (field.type === "array" || field.type === "blocks")
      return wordsInRows(field, toRows(doc[field.name]), toRows(value), { ...here, group });
    if (typeof value !== "string" || value === "" || !isWordField(field, value)) return [];
    const maxLength = "maxLength" in field ? (field.maxLength as number | undefined) : undefined;
    return [
      { ...here, group: at.group || name, name, isRich: field.type === "richText", maxLength, source: value },
    ];
  });
}

function wordsInRows(
  field: NamedField & { type: "array" | "blocks" },
  docs: Values[],
  rows: Values[],
  at: At,
): WordField[] {
  return docs.flatMap((doc, index) => {
    const inner = field.type === "blocks" ? blockFields(field, doc.blockType) : field.fields;
    return wordsIn(inner, doc, toValues(rows[index]), {
      path: `${at.path}.${doc.id}.`,
      place: [...at.place, index],
      group: `${at.group}, ${index + 1}${nameOfBlock(field, doc.blockType)}`,
    });
  });
}

function nameOfBlock(field: NamedField, type: unknown): string {
  const block = field.type === "blocks" ? field.blocks.find(({ slug }) => slug === type) : undefined;
  return block ? ` (${String(block.labels?.singular)})` : "";
}

/** An image without anything else is its path. */
const toValues = (value: unknown) => (typeof value === "object" && value ? value : {}) as Values;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []) as Values[];
