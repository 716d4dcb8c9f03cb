/** The translations by their records, and the words that records have of them. */
import type { TranslationDoc } from "../../content/translation-words.ts";
import type { Doc } from "../documents.ts";
import { nestWords, translateTexts } from "./translate-texts.ts";
import { findWords } from "./word-fields.ts";

export type Words = Record<string, unknown>;

/** A document with its name in translations. `made` is what the contract has of it, another object when that is different. */
export type Source = { kind: string; id: string; doc: Doc; made: object; toValues: () => Words };

export class TranslationIndex {
  readonly languages: readonly string[];
  #docs = new Map<string, TranslationDoc>();
  /** Words stay until the translation or the record is another one. */
  readonly #words = new WeakMap<TranslationDoc, { made: object; words: Words | undefined }>();

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

  /** Undefined where there are none. */
  wordsOf(language: string, { kind, id, doc, made, toValues }: Source): Words | undefined {
    const translation = this.find(language, kind, id);
    if (!translation?.words) return undefined;
    const known = this.#words.get(translation);
    if (known?.made === made) return known.words;
    const values = toValues();
    const words = nestWords(translateTexts(findWords(kind, doc, values), translation.words), values);
    this.#words.set(translation, { made, words });
    return words;
  }
}

const keyOf = (language: unknown, kind: unknown, id: unknown) => `${language} ${kind} ${id}`;
