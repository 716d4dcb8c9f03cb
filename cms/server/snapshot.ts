import type { Payload } from "payload";
import { type ContentRecord, type Kind, kinds } from "../../backend/kinds.ts";
import { translateRecord } from "../../backend/translations.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import { tagIn } from "../../lib/backend/contract.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { detailKinds } from "../../lib/site/kind-pages.ts";
import type { TranslationDoc } from "../content/translation-words.ts";
import { DocumentStore, everything, type Options, type Touched } from "./document-store.ts";
import {
  contractId,
  type Doc,
  fieldsOf,
  hrefOf,
  isSingle,
  recordIdOf,
  targetOf,
  titleKey,
} from "./documents.ts";
import { type References, toValues } from "./fields.ts";
import { sizeOnSite } from "./focal-point.ts";
import { TranslationIndex, type Words } from "./translation/translation-index.ts";

/** Cache tags of what is different, and the ids of its records. */
type Change = { tags: Set<string>; records: Set<string> };
/** Made of a document once for each of its versions. */
export type Made = {
  /** As the contract has them, the texts of a translation alone. */
  values: Record<string, unknown>;
  /** Undefined where the values are not those of a record. */
  record: ContentRecord | undefined;
  /** The names of the documents that it refers to or links. */
  references: ReadonlySet<string>;
};
type Log = { error(details: object, message: string): void };
export type Snapshots = { published: Snapshot; drafts: Snapshot };

/** The content as the contract's calls return it, in memory. */
export class Snapshot extends DocumentStore {
  readonly #log: Log;
  readonly #records = new Map<string, ContentRecord[]>();
  readonly #made = new WeakMap<Doc, Made>();
  readonly #docOf = new WeakMap<ContentRecord, Doc>();
  readonly translations: TranslationIndex;
  /** Titles of records with pages of their own, by the English ones, for each language. */
  readonly #titles = new Map<string, Map<string, unknown>>();

  constructor(payload: Payload, log: Log, options?: Partial<Options>) {
    super(payload, options);
    this.#log = log;
    this.translations = new TranslationIndex(this.options.languages);
  }

  records(kind: string): readonly ContentRecord[] {
    return this.#records.get(kind) ?? [];
  }

  /** @param doc among {@link docs}, but not a file */
  madeOf(doc: Doc): Made {
    return this.#made.get(doc) as Made;
  }

  /** The record in a language, whose code is then in `locale`; as it is where it is not translated. */
  translate(kind: string, record: ContentRecord, language: string): ContentRecord {
    const doc = this.#docOf.get(record);
    const words = doc && this.wordsOf(language, kind, doc);
    return words ? { ...translateRecord(record, words), locale: language } : record;
  }

  /** The words of a document, which need not be published; undefined where there are none. */
  wordsOf(language: string, kind: string, doc: Doc): Words | undefined {
    const id = recordIdOf(this.payload, kind, doc);
    const words = this.translations.wordsOf(language, kind, id, doc, this.toRecord(kind, doc));
    // The site finds the banner of a record by the title of the record.
    const name = words && kind === "banners" && this.#titlesIn(language).get(titleKey(doc.name));
    return name ? { ...words, name } : words;
  }

  #titlesIn(language: string): Map<string, unknown> {
    const titles = this.#titles.get(language) ?? new Map<string, unknown>();
    if (this.#titles.has(language)) return titles;
    this.#titles.set(language, titles);
    for (const kind of Object.keys(detailKinds))
      for (const record of this.records(kind)) {
        const { title, locale } = this.translate(kind, record, language);
        if (locale) titles.set(titleKey(record.title), title);
      }
    return titles;
  }

  /**
   * Reads documents again. Made anew are the records of those that are different, and the records that name them.
   * @param changed `products/5`, or `products` for all of a kind
   * @returns what is different now
   */
  async reload(changed: Iterable<string> = everything): Promise<Change> {
    // Sites may have missed a change while this process was down.
    const told = this.isEmpty ? kinds.map(({ name }) => name) : [];
    const change: Change = { tags: new Set(told), records: new Set() };
    const touched = await this.readDocs(changed);
    if (touched.length === 0) return change;
    const ofKind = (kind: string) => touched.filter((each) => each.kind === kind);
    if (ofKind("translations").length > 0) this.translations.replace(this.docs("translations"));
    for (const { after } of ofKind("translations"))
      if (after) this.#made.set(after, { values: textsOf(after), record: undefined, references: new Set() });
    this.#titles.clear();
    const isMoved = ({ kind, before, after }: Touched) => targetOf(kind, before) !== targetOf(kind, after);
    const moved = new Set(touched.filter(isMoved).map(({ name }) => name));
    for (const kind of kinds) {
      const gone = ofKind(kind.name).flatMap(({ before }): Doc[] => (before ? [before] : []));
      for (const record of this.#makeRecords(kind, gone, moved)) add(change, kind.name, record);
    }
    for (const { before, after } of ofKind("translations")) {
      const { language, kind, record: id } = (after ?? before) as TranslationDoc;
      const doc = this.find(`${kind}/${id}`);
      const record = doc && this.#made.get(doc)?.record;
      if (record && !change.tags.has(String(kind)))
        add(change, tagIn(String(language), String(kind)), record);
    }
    return change;
  }

  /** @returns the records that are no longer, and those that are new */
  #makeRecords(kind: Kind, gone: readonly Doc[], moved: ReadonlySet<string>): ContentRecord[] {
    const stale = this.docs(kind.name).filter(
      (doc) => !this.#made.get(doc)?.references.isDisjointFrom(moved),
    );
    if (gone.length + stale.length === 0) return [];
    const recordsOf = (docs: readonly Doc[]) =>
      docs.map((doc) => this.#made.get(doc)?.record).filter((record) => record !== undefined);
    const before = recordsOf([...gone, ...stale]);
    for (const doc of stale) this.#make(kind, doc);
    this.#records.set(kind.name, recordsOf(this.docs(kind.name)));
    return [...before, ...recordsOf(stale)];
  }

  #make({ name: kind, schema }: Kind, doc: Doc): void {
    const references = new Set<string>();
    const values = this.#convert(kind, doc, references);
    const { data, error } = schema.safeParse({ ...values, status: "Y" });
    const record = data as ContentRecord | undefined;
    this.#made.set(doc, { values, record, references });
    if (record) this.#docOf.set(record, doc);
    else if (error && !this.options.drafts) {
      const reasons = describeIssues(error, values).map(({ field, expected }) => `${field}: ${expected}`);
      this.#log.error({ kind, id: doc.id, reasons }, "published record left out");
    }
  }

  /** A document in the contract, without its status. */
  toRecord(kind: string, doc: Doc): Record<string, unknown> {
    return this.#made.get(doc)?.values ?? this.#convert(kind, doc, new Set());
  }

  /** @param references to which the names of the documents are added that it refers to or links */
  #convert(kind: string, doc: Doc, references: Set<string>): Record<string, unknown> {
    const id = contractId(doc);
    const hasId = id && !isSingle(this.payload, kind) && !kindNamed(kind)?.byName;
    const values = toValues(fieldsOf(kind), doc, this.#references(references));
    return { ...(hasId && { id }), ...(doc.extra as object | null), ...values };
  }

  /** The size of a picture, by its path. */
  fileSize(path: string) {
    const file = this.files.get(path);
    return file && sizeOnSite(file);
  }

  #references(names: Set<string>): References {
    const find = (kind: string, id: unknown) => {
      names.add(`${kind}/${id}`);
      return this.find(`${kind}/${id}`);
    };
    return {
      file: (id) => hrefOf("media", find("media", id)),
      size: (path) => this.fileSize(path),
      href: (kind, id) => hrefOf(kind, find(kind, id)),
      altText: (path) => this.files.get(path)?.alt || undefined,
      record: (kind, id) => {
        const doc = find(kind, id);
        return doc ? contractId(doc) : id === undefined ? undefined : String(id);
      },
    };
  }
}

function add({ tags, records }: Change, tag: string, { id }: ContentRecord): void {
  tags.add(tag);
  if (id !== undefined) records.add(String(id));
}

/** Without the English of its time, which visitors do not get. */
function textsOf({ words }: TranslationDoc): Record<string, string> {
  return Object.fromEntries((words ?? []).map(({ path, text }) => [path, text]));
}
