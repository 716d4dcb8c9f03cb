/** The translations by their records, and the words that records have of them. */
import type { TranslationDoc } from "../../content/translation-words.ts";
import type { Doc } from "../documents.ts";
import { nestWords, translateTexts } from "./translate-texts.ts";
import { findWords } from "./word-fields.ts";

export type Words = Record<string, unknown>;

export class TranslationIndex {
  readonly languages: readonly string[];
  #docs = new Map<string, TranslationDoc>();
  /** Words stay until the translation or the record is another one. */
  readonly #words = new WeakMap<TranslationDoc, { values: Words; words: Words | undefined }>();

  constructor(languages: readonly string[]) {
    this.languages = languages;
  }

  /** @param docs all translations */
  replace(docs: readonly TranslationDoc[]): void {
    this.#docs = new Map(docs.map((doc) => [keyOf(doc.language, doc.kind, doc.record), doc]));
  }

  find(language: string, kind: string, id: unknown): TranslationDoc | undefined {
    return this.#docs.get(keyOf(language, kind, id));
  }

  /**
   * @param values of the document in the contract, another object when they are different
   * @returns undefined where there are no words
   */
  wordsOf(language: string, kind: string, id: string, doc: Doc, values: Words): Words | undefined {
    const translation = this.find(language, kind, id);
    if (!translation?.words) return undefined;
    const known = this.#words.get(translation);
    if (known?.values === values) return known.words;
    const words = nestWords(translateTexts(findWords(kind, doc, values), translation.words), values);
    this.#words.set(translation, { values, words });
    return words;
  }
}

const keyOf = (language: unknown, kind: unknown, id: unknown) => `${language} ${kind} ${id}`;
