/** The words of a translation, as they are stored, and as the form shows them beside the English ones. */

/** By its id in the CMS, or that of a single record. */
export type TranslatedRecord = { kind: string; record: string };

/** A document of the collection of translations, or a part of one. */
export type TranslationDoc = Partial<TranslatedRecord> & {
  id?: unknown;
  language?: string;
  title?: string;
  words?: Word[] | null;
  _status?: string;
};

/** One text of a record. */
export type Word = {
  /** Of the text in the record, by the ids of rows: `specs.66a1….label`. Rows may move. */
  path: string;
  /** The English at the time of translating. */
  source: string;
  /** Empty where the English is to be shown. */
  text: string;
};

/** A text, or of a rich text one line: a paragraph, an item of a list, a cell. Both are HTML in a rich text. */
export type Row = {
  /** The English now. */
  english: string;
  /** The English at the time of translating. */
  source: string;
  text: string;
  /** The alt text of a picture: HTML without elements. */
  isPlain?: boolean;
};

/** A text of a record beside its translation. */
export type TextInForm = {
  path: string;
  /** The row of the record that the text is in; for a field of the record itself, its label. */
  group: string;
  /** Of the field. */
  name: string;
  isRich: boolean;
  maxLength?: number;
  rows: Row[];
  /** The parts around the rows, one more than these. */
  frame: string[];
  /** A translated rich text whose lines are not those of the English. */
  whole?: string;
  /** The record did not have it when it was translated. */
  isNew?: boolean;
};

export type TranslationForm = {
  /** Code and English name. */
  language: string;
  languageName: string;
  /** The record in the admin. */
  path: string;
  title: string;
  texts: TextInForm[];
};

/** For somebody who does not see where a text is. */
export const labelOf = ({ group, name }: Pick<TextInForm, "group" | "name">) =>
  group === name ? name : `${group}: ${name}`;

/** @param rows as many as `frame` has gaps */
export function joinRows(frame: string[], rows: string[]): string {
  return frame.map((part, index) => part + (rows[index] ?? "")).join("");
}

/** False for numbers: they are the same in every language. */
export function hasLetters(html: string): boolean {
  return /\p{L}/u.test(html.replace(/<[^>]*>|&\w+;/g, " "));
}

/** "2 of 3 texts have no translation"; empty where all have one. */
export function describeMissing(texts: TextInForm[]): string {
  const rows = texts.flatMap((text) => (text.whole === undefined ? text.rows : []));
  const withWords = rows.filter(({ english }) => hasLetters(english));
  const missing = withWords.filter(({ text }) => !text).length;
  return missing > 0 ? `${missing} of ${withWords.length} texts have no translation` : "";
}

/** True where the English has changed since the row was translated. */
export function isOutdated({ english, source, text }: Row): boolean {
  return text !== "" && comparable(source) !== comparable(english);
}

/** The address of a record has its title, which changes nothing in the text. */
function comparable(html: string): string {
  return html
    .replace(/(href="\/[a-z-]+\/details\/[^/"?#]+)\/[^"?#]*/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

export const isSameEnglish = (one: string, other: string) => comparable(one) === comparable(other);

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign as keyof typeof entities]);
}

export function unescapeText(html: string): string {
  return Object.entries(entities).reduceRight((text, [sign, entity]) => text.replaceAll(entity, sign), html);
}
