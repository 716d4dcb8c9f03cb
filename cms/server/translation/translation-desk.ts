/** Translations for the admin: their forms, their states, and their words as they are stored. */
import type { Payload } from "payload";
import { kinds } from "../../../backend/kinds.ts";
import {
  describeMissing,
  type TextInForm,
  type TranslatedRecord,
  type TranslationDoc,
  type TranslationForm,
} from "../../content/translation-words.ts";
import { type Doc, recordIdOf } from "../documents.ts";
import type { Fault } from "../faults.ts";
import type { Snapshot, Snapshots } from "../snapshot.ts";
import { describeDoc } from "../uses.ts";
import { cleanHtml, cleanWords, isWritten } from "./clean-words.ts";
import { languageName } from "./language-name.ts";
import { cleanLine } from "./segments.ts";
import { type TranslatedText, translateTexts, withAllTexts } from "./translate-texts.ts";
import { findWords, hasWords, type WordField } from "./word-fields.ts";

/** A record as visitors read it; as it was written last where it is not published. */
export type English = {
  kind: string;
  doc: Doc;
  values: Record<string, unknown>;
  fields: WordField[];
  title: string;
};

const said = (note: string) => ({ what: note, note });

/** `missing` where the site shows the English. */
type State = { state: "missing" | "outdated" | "shown"; note: string };
const missing: State = { state: "missing", note: "" };

export class TranslationDesk {
  readonly #payload: Payload;
  readonly #snapshots: Snapshots;
  /** Documents are read anew when they change, so what was found of one stays. */
  readonly #known = new WeakMap<Doc, English>();
  readonly #states = new WeakMap<English, WeakMap<object, State>>();
  readonly languages: { code: string; name: string }[];

  constructor(payload: Payload, snapshots: Snapshots, codes: readonly string[]) {
    this.#payload = payload;
    this.#snapshots = snapshots;
    this.languages = codes.map((code) => ({ code, name: languageName(code) }));
  }

  english({ kind = "", record = "" }: Partial<TranslatedRecord>): English | undefined {
    if (!kinds.some(({ name }) => name === kind)) return undefined;
    for (const snapshot of [this.#snapshots.published, this.#snapshots.drafts]) {
      const doc = snapshot.docs(kind).find((each) => recordIdOf(this.#payload, kind, each) === record);
      if (doc) return this.#toEnglish(snapshot, kind, doc);
    }
    return undefined;
  }

  /** A translation beside the English; undefined where the record is gone, or is of a kind without texts. */
  form(doc: TranslationDoc): TranslationForm | undefined {
    const english = this.english(doc);
    const { language = "" } = doc;
    if (!english || !hasWords(english.kind)) return undefined;
    return {
      language,
      languageName: languageName(language),
      path: describeDoc(this.#payload, english.kind, english.doc).path,
      title: english.title,
      texts: translateTexts(english.fields, doc.words ?? []).map(toForm),
    };
  }

  /** Title and words as they are to be stored. */
  keep(doc: TranslationDoc): TranslationDoc {
    const english = this.english(doc);
    const words = cleanWords(doc.words, english?.fields ?? []);
    if (!english) return { words };
    const title = `${english.title} (${languageName(doc.language ?? "")})`;
    return { title, words: doc._status === "published" ? withAllTexts(english.fields, words) : words };
  }

  /** One entry for each language; none for a kind without texts, and for a record that was never saved. */
  statesOf(record: TranslatedRecord): (State & { code: string; name: string })[] {
    const english = this.english(record);
    // A new record may have none of its texts yet.
    if (!english || !hasWords(english.kind)) return [];
    return this.languages.map((own) => ({ ...own, ...this.#entry(own.code, record, english) }));
  }

  /** The records of the site without a translation, and the translations that lack texts or have those of an earlier English. */
  toDo(language: string): Fault[] {
    const { published } = this.#snapshots;
    return kinds
      .filter(({ name }) => hasWords(name))
      .flatMap(({ name: kind }) =>
        published.docs(kind).flatMap((doc) => {
          const english = this.#known.get(doc) ?? this.#toEnglish(published, kind, doc);
          this.#known.set(doc, english);
          if (english.fields.length === 0) return [];
          const shown = published.translations.find(language, kind, recordIdOf(this.#payload, kind, doc));
          const { state, note } = shown ? this.#stateOf(english, shown) : missing;
          if (!shown || state === "missing") return { kind, doc, ...said("missing: shown in English") };
          const own = { kind: "translations", doc: shown as Doc };
          if (state === "outdated") return { ...own, ...said("outdated: the English has changed") };
          return note ? { ...own, what: "with texts that have no translation", note } : [];
        }),
      );
  }

  #toEnglish(snapshot: Snapshot, kind: string, doc: Doc): English {
    const values = snapshot.toRecord(kind, doc);
    const { title } = describeDoc(this.#payload, kind, doc);
    return { kind, doc, values, fields: findWords(kind, doc, values), title };
  }

  #entry(language: string, { kind, record }: TranslatedRecord, english: English): State {
    const shown = this.#snapshots.published.translations.find(language, kind, record);
    const newest = this.#snapshots.drafts.translations.find(language, kind, record);
    const { state, note } = shown ? this.#stateOf(english, shown) : missing;
    const isDraft = newest?._status === "draft" && isWritten(newest);
    return { state, note: [note, isDraft ? "a draft waits" : ""].filter(Boolean).join(", ") };
  }

  #stateOf(english: English, translation: TranslationDoc): State {
    const known = this.#states.get(english) ?? new WeakMap();
    this.#states.set(english, known);
    const state = known.get(translation) ?? stateOf(translateTexts(english.fields, translation.words ?? []));
    known.set(translation, state);
    return state;
  }
}

function stateOf(texts: TranslatedText[]): State {
  if (texts.every(({ shown }) => shown === undefined)) return missing;
  return {
    state: texts.some(({ isOutdated }) => isOutdated) ? "outdated" : "shown",
    note: describeMissing(texts),
  };
}

/** For a browser. */
function toForm({ place: _, shown: __, isOutdated: ___, ...text }: TranslatedText): TextInForm {
  if (!text.isRich) return text;
  const rows = text.rows.map((row) => ({ ...row, text: cleanLine(row.text, row.isPlain) }));
  return { ...text, rows, ...(text.whole !== undefined && { whole: cleanHtml(text.whole) }) };
}
