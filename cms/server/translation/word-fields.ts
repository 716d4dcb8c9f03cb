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
  label: string;
  isRich: boolean;
  maxLength: number | undefined;
  /** The English. */
  source: string;
};

/** Texts that are the same in every language: addresses, numbers of telephones and registers, years. */
const sameInAll = new Set(
  "href from to map_link phone whatsapp_number official_email sales_email careers_email press_email registration_number tax_number year tag revision".split(
    " ",
  ),
);

/** Chosen from lists of names, except for units, some of which are words. */
const isChoice = ({ name, admin }: NamedField) =>
  name !== "unit" && Boolean((admin?.components as { Field?: unknown } | undefined)?.Field);

/** Texts that an editor writes in words, and neither keys nor the name of a banner, which follows the title of its page. */
function isWordField(field: NamedField): boolean {
  const isText = ["text", "textarea", "richText"].includes(field.type);
  const isList = "hasMany" in field && field.hasMany === true;
  return isText && !isList && !isChoice(field) && !sameInAll.has(field.name);
}

/** @param record the document in the contract */
export function findWords(payload: Payload, kind: string, doc: Doc, record: Values): WordField[] {
  return wordsIn(fieldsOf(payload, kind), doc, record, { path: "", place: [], label: "" });
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

type At = { path: string; place: WordField["place"]; label: string };

function wordsIn(fields: Field[], doc: Values, record: Values, at: At): WordField[] {
  return contractFields(fields).flatMap((field) => {
    const value = record[contractName(field)];
    const label = typeof field.label === "string" ? field.label : field.name;
    const here = {
      path: at.path + field.name,
      place: [...at.place, contractName(field)],
      label: at.label + label,
    };
    if (field.type === "group")
      return wordsIn(field.fields, toValues(doc[field.name]), toValues(value), {
        ...here,
        path: `${here.path}.`,
        label: `${here.label}: `,
      });
    if (field.type === "array" || field.type === "blocks")
      return wordsInRows(field, toRows(doc[field.name]), toRows(value), here);
    if (typeof value !== "string" || value === "" || !isWordField(field)) return [];
    const maxLength = "maxLength" in field ? (field.maxLength as number | undefined) : undefined;
    return [{ ...here, isRich: field.type === "richText", maxLength, source: value }];
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
      label: `${at.label}, row ${index + 1}: `,
    });
  });
}

/** An image without anything else is its path. */
const toValues = (value: unknown) => (typeof value === "object" && value ? value : {}) as Values;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []) as Values[];
