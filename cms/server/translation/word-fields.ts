/** The texts of a record that are translated. */
import { type Field, type Fields, fieldsInside } from "../../../content/fields.ts";
import { type Doc, fieldsOf } from "../documents.ts";

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

/** Texts that an editor writes in words, and neither keys nor the name of a banner, which follows the title of its page. */
function isWordField(field: Field, value?: string): boolean {
  if ("sameInAll" in field && field.sameInAll) return false;
  // A value of one's own may be a word.
  if (field.type === "suggested") return value === undefined || !Object.hasOwn(field.choices, value);
  return ["line", "text", "code", "html"].includes(field.type);
}

/** @param record the document in the contract */
export function findWords(kind: string, doc: Doc, record: Values): WordField[] {
  return wordsIn(fieldsOf(kind), doc, record, { path: "", place: [], group: "" });
}

/** Kinds whose records have texts to translate. */
export const hasWords = (kind: string): boolean => hasWordsIn(fieldsOf(kind));

const hasWordsIn = (fields: Fields): boolean =>
  Object.values(fields).some((field) => isWordField(field) || fieldsInside(field).some(hasWordsIn));

type At = Pick<WordField, "path" | "place" | "group">;

function wordsIn(fields: Fields, doc: Values, record: Values, at: At): WordField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name];
    const here = { path: at.path + name, place: [...at.place, name] };
    const { label } = field;
    const group = at.group ? `${at.group}: ${label}` : label;
    if (field.type === "group") {
      const inside = { ...here, path: `${here.path}.`, group };
      return wordsIn(field.fields, toValues(doc[name]), toValues(value), inside);
    }
    if ("fields" in field || "types" in field)
      return wordsInRows(field, toRows(doc[name]), toRows(value), { ...here, group });
    if (typeof value !== "string" || value === "" || !isWordField(field, value)) return [];
    const { type, maxLength } = field;
    const isRich = type === "html";
    return [{ ...here, group: at.group || label, name: label, isRich, maxLength, source: value }];
  });
}

type Rows = Extract<Field, { type: "rows" | "pictures" | "blocks" }>;

function wordsInRows(field: Rows, docs: Values[], rows: Values[], at: At): WordField[] {
  return docs.flatMap((doc, index) => {
    const block = field.type === "blocks" ? field.types[String(doc.blockType)] : undefined;
    const fields = field.type === "blocks" ? (block?.fields ?? {}) : field.fields;
    return wordsIn(fields, doc, toValues(rows[index]), {
      path: `${at.path}.${doc.id}.`,
      place: [...at.place, index],
      group: `${at.group}, ${index + 1}${block ? ` (${block.label})` : ""}`,
    });
  });
}

/** An image without anything else is its path. */
const toValues = (value: unknown) => (typeof value === "object" && value ? value : {}) as Values;
const toRows = (value: unknown) => (Array.isArray(value) ? value : []) as Values[];
