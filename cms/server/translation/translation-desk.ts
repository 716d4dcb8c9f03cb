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
import { type Doc, describeDoc, recordIdOf } from "../documents.ts";
import type { Fault } from "../faults.ts";
import type { Snapshot, Snapshots } from "../snapshot.ts";
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
  /** By the values of a document, and of its translation: another version has others. */
  readonly #known = new WeakMap<object, English>();
  readonly #states = new WeakMap<English, WeakMap<TranslationDoc, State>>();
  readonly languages: { code: string; name: string }[];

  constructor(payload: Payload, snapshots: Snapshots, codes: readonly string[]) {
    this.#payload = payload;
    this.#snapshots = snapshots;
    this.languages = codes.map((code) => ({ code, name: languageName(code) }));
  }

  /** Undefined for a kind without texts, too. */
  english({ kind = "", record = "" }: Partial<TranslatedRecord>): English | undefined {
    const { published, drafts } = this.#snapshots;
    const name = `${kind}/${record}`;
    const snapshot = published.find(name) ? published : drafts;
    const doc = snapshot.find(name);
    return doc && hasWords(kind) ? this.#englishOf(snapshot, kind, doc) : undefined;
  }

  /** A translation beside the English; undefined where the record is gone, or is of a kind without texts. */
  form(doc: TranslationDoc): TranslationForm | undefined {
    const english = this.english(doc);
    const { language = "" } = doc;
    return (
      english && {
        language,
        languageName: languageName(language),
        path: describeDoc(this.#payload, english.kind, english.doc).path,
        title: english.title,
        texts: translateTexts(english.fields, doc.words ?? []).map(toForm),
      }
    );
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
    if (!english) return [];
    return this.languages.map((own) => {
      const { state, note } = this.#stateOf(english, this.#shown(own.code, english));
      const newest = this.#snapshots.drafts.translations.find(own.code, record.kind, record.record);
      const isDraft = newest?._status === "draft" && isWritten(newest);
      const notes = [note, isDraft ? "a draft waits" : ""].filter(Boolean);
      return { ...own, state, note: notes.join(", ") };
    });
  }

  /** The records of the site without a translation, and the translations that lack texts or have those of an earlier English. */
  toDo(language: string): Fault[] {
    const { published } = this.#snapshots;
    const toDoFor = (kind: string, doc: Doc): Fault[] => {
      const english = this.#englishOf(published, kind, doc);
      if (english.fields.length === 0) return [];
      const shown = this.#shown(language, english);
      const { state, note } = this.#stateOf(english, shown);
      if (state === "missing") return [{ kind, doc, ...said("missing: shown in English") }];
      const own = { kind: "translations", doc: shown as Doc };
      if (state === "outdated") return [{ ...own, ...said("outdated: the English has changed") }];
      return note ? [{ ...own, what: "with texts that have no translation", note }] : [];
    };
    return kinds
      .filter(({ name }) => hasWords(name))
      .flatMap(({ name }) => published.docs(name).flatMap((doc) => toDoFor(name, doc)));
  }

  #englishOf(snapshot: Snapshot, kind: string, doc: Doc): English {
    const values = snapshot.toRecord(kind, doc);
    const { title } = describeDoc(this.#payload, kind, doc);
    const english = this.#known.get(values) ?? {
      kind,
      doc,
      values,
      fields: findWords(kind, doc, values),
      title,
    };
    this.#known.set(values, english);
    return english;
  }

  #shown(language: string, { kind, doc }: English): TranslationDoc | undefined {
    return this.#snapshots.published.translations.find(language, kind, recordIdOf(this.#payload, kind, doc));
  }

  #stateOf(english: English, translation: TranslationDoc | undefined): State {
    if (!translation) return missing;
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
