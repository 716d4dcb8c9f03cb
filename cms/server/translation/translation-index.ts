/** The words of all translations, and what of them changes. */
import type { Payload } from "payload";
import type { ContentRecord } from "../../../backend/kinds.ts";
import { translateRecord } from "../../../backend/translations.ts";
import { detailKinds } from "../../../lib/site/kind-pages.ts";
import { singleRecord, type TranslationDoc } from "../../content/bridge.ts";
import { type Doc, isSingle } from "../documents.ts";
import { nestWords, translateTexts } from "./translate-texts.ts";
import { findWords } from "./word-fields.ts";

type Words = Record<string, unknown>;
type StoredTranslation = TranslationDoc & { updatedAt?: string };

/** A record of the contract, and the document that it was made of. */
type Source = { kind: string; doc: Doc; record: ContentRecord };
type ToValues = (source: Source) => Words;

/** Of a language: the kinds whose words are different, and the ids of the records. */
export type LanguageChange = { language: string; kinds: string[]; records: string[] };

export class TranslationIndex {
  readonly languages: readonly string[];
  #docs = new Map<string, StoredTranslation>();
  #words = new Map<string, Words>();
  /** Words stay until the translation or the record is another one. */
  readonly #made = new WeakMap<ContentRecord, Map<string, { updatedAt?: string; words?: Words }>>();

  constructor(languages: readonly string[]) {
    this.languages = languages;
  }

  find(language: string, kind: string, id: unknown): StoredTranslation | undefined {
    return this.#docs.get(keyOf(language, kind, id));
  }

  /** The record in a language; as it is where it is not translated. */
  translate(language: string, kind: string, id: unknown, record: ContentRecord): ContentRecord {
    const words = this.#words.get(keyOf(language, kind, id));
    return words ? { ...translateRecord(record, words), locale: language } : record;
  }

  /** The words of a document, which need not be published; undefined where there are none. */
  wordsOf(
    payload: Payload,
    language: string,
    kind: string,
    doc: Doc,
    toValues: () => Words,
  ): Words | undefined {
    const key = keyOf(language, kind, recordIdOf(payload, kind, doc));
    const { words } = this.#docs.get(key) ?? {};
    if (this.#words.has(key) || !words) return this.#words.get(key);
    const values = toValues();
    return nestWords(translateTexts(findWords(kind, doc, values), words), values);
  }

  /**
   * Finds the words of all records.
   * @param docs all translations
   * @param toValues a document as the contract has it
   * @returns what is different, for each language
   */
  refresh(payload: Payload, docs: readonly Doc[], sources: Source[], toValues: ToValues): LanguageChange[] {
    this.#docs = new Map(
      (docs as StoredTranslation[]).map((doc) => [
        keyOf(doc.language ?? "", doc.kind ?? "", doc.record),
        doc,
      ]),
    );
    const before = this.#words;
    this.#words = new Map();
    // They have the titles of the others.
    const sorted = sources.toSorted((one, other) => Number(isBanner(one)) - Number(isBanner(other)));
    return this.languages.flatMap((language) => {
      const changed = { language, kinds: new Set<string>(), records: new Set<string>() };
      const titles = new Map<string, unknown>();
      for (const source of sorted) {
        const { kind, doc, record } = source;
        const key = keyOf(language, kind, recordIdOf(payload, kind, doc));
        const made = this.#make(key, source, toValues);
        if (made?.title && kind in detailKinds) titles.set(nameOf(record.title), made.title);
        const words = made && isBanner(source) ? withName(made, titles.get(nameOf(record.name))) : made;
        if (words) this.#words.set(key, words);
        if (JSON.stringify(words) === JSON.stringify(before.get(key))) continue;
        changed.kinds.add(kind);
        if (record.id !== undefined) changed.records.add(String(record.id));
      }
      return changed.kinds.size > 0
        ? [{ language, kinds: [...changed.kinds], records: [...changed.records] }]
        : [];
    });
  }

  #make(key: string, source: Source, toValues: ToValues): Words | undefined {
    const { kind, doc, record } = source;
    const translation = this.#docs.get(key);
    if (!translation?.words) return undefined;
    const known = this.#made.get(record) ?? new Map();
    this.#made.set(record, known);
    const made = known.get(key);
    if (made && made.updatedAt === translation.updatedAt) return made.words;
    const values = toValues(source);
    const texts = translateTexts(findWords(kind, doc, values), translation.words);
    const words = nestWords(texts, values);
    known.set(key, { updatedAt: translation.updatedAt, words });
    return words;
  }
}

/** The id of a document in translations of it. */
export const recordIdOf = (payload: Payload, kind: string, { id }: Doc) =>
  isSingle(payload, kind) ? singleRecord : String(id);

const keyOf = (language: string, kind: string, id: unknown) => `${language} ${kind} ${id}`;
const isBanner = ({ kind }: Source) => kind === "banners";
const nameOf = (name: unknown) => String(name).trim().toLowerCase();
/** The site finds the banner of a record by the title of the record. */
const withName = (words: Words, title: unknown) => (title ? { ...words, name: title } : words);
