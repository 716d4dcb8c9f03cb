import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import { type ContentRecord, kinds } from "../../backend/kinds.ts";
import type { Fields } from "../../content/fields.ts";
import { kindNamed } from "../../content/kinds/all.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import { isLinked, linkedKinds, recordHref } from "../../lib/site/kind-pages.ts";
import { contractId, type Doc, fieldsOf, isSingle, readDocs } from "./documents.ts";
import { type References, referredKinds, toValues } from "./fields.ts";
import { FileIndex, type Size } from "./file-index.ts";
import type { LinkTarget } from "./rich-text/nodes.ts";
import { type LanguageChange, recordIdOf, TranslationIndex } from "./translation/translation-index.ts";

type Options = {
  /** The newest version of everything, in place of what is published. */
  drafts?: boolean;
  /** Languages besides English. */
  languages?: readonly string[];
};
/** Kinds whose records are different, and the ids of these records; and what only another language has different. */
type Change = { kinds: string[]; records: string[]; languages: LanguageChange[] };
type Log = { error(details: object, message: string): void };
export type Snapshots = { published: Snapshot; drafts: Snapshot };

/** The content as the contract's calls return it, in memory. */
export class Snapshot {
  readonly #payload: Payload;
  readonly #log: Log;
  readonly #drafts: boolean;
  readonly #docs = new Map<string, Doc[]>();
  readonly #records = new Map<string, ContentRecord[]>();
  #files = new FileIndex();
  readonly translations: TranslationIndex;
  /** The documents of records that the contract's calls have. */
  readonly #docOf = new WeakMap<ContentRecord, Doc>();
  /** Kinds to which texts of a kind link. */
  readonly #linked = new Map<string, Set<string>>();

  constructor(payload: Payload, log: Log, { drafts = false, languages = [] }: Options = {}) {
    this.#payload = payload;
    this.#log = log;
    this.#drafts = drafts;
    this.translations = new TranslationIndex(languages);
  }

  records(kind: string): readonly ContentRecord[] {
    return this.#records.get(kind) ?? [];
  }

  /** The record in a language, whose code is then in `locale`; as it is where it is not translated. */
  translate(kind: string, record: ContentRecord, language: string): ContentRecord {
    const doc = this.#docOf.get(record);
    return doc
      ? this.translations.translate(language, kind, recordIdOf(this.#payload, kind, doc), record)
      : record;
  }

  /** The documents behind the records. */
  docs(kind: string): readonly Doc[] {
    return this.#docs.get(kind) ?? [];
  }

  /** Times at which the files changed, by their names in the media folder. */
  fileVersions(): ReadonlyMap<string, string> {
    return this.#files.versions;
  }

  /**
   * Reads kinds of content again, all of them when files changed.
   * @returns what is different now
   */
  async reload(changed: Iterable<string> = ["media"]): Promise<Change> {
    const names = new Set(changed);
    const isAll = names.has("media");
    if (isAll) this.#files = await FileIndex.read(this.#payload);
    const stale = kinds.filter(({ name }) => isAll || names.has(name));
    for (const { name } of stale) this.#docs.set(name, await readDocs(this.#payload, name, this.#drafts));
    // Records name others by their ids, so they are made when all documents are there.
    const before = new Map(this.#records);
    const isAffected = (name: string) =>
      isAll ||
      names.has(name) ||
      refersTo(fieldsOf(name), names) ||
      !names.isDisjointFrom(this.#linked.get(name) ?? new Set());
    const affected = kinds.filter(({ name }) => isAffected(name));
    const different = affected.filter((kind) => this.#makeRecords(kind)).map(({ name }) => name);
    const records = different.flatMap((name) => {
      const known = new Set(before.get(name)?.map((record) => JSON.stringify(record)));
      return this.records(name).filter((record) => !known.has(JSON.stringify(record)));
    });
    if (isAll || names.has("translations")) this.#docs.set("translations", await this.#readTranslations());
    return {
      kinds: different,
      records: records.flatMap(({ id }) => (id === undefined ? [] : String(id))),
      languages: this.#translate(different),
    };
  }

  /** Those into other languages stay in the database, and nobody sees them. */
  async #readTranslations(): Promise<Doc[]> {
    const docs = await readDocs(this.#payload, "translations", this.#drafts);
    return docs.filter(({ language }) => this.translations.languages.includes(String(language)));
  }

  /** @param told kinds whose readers hear of a change anyway */
  #translate(told: string[]): LanguageChange[] {
    const sources = kinds.flatMap(({ name: kind }) =>
      this.records(kind).flatMap((record) => {
        const doc = this.#docOf.get(record);
        return doc ? { kind, doc, record } : [];
      }),
    );
    const toValues = ({ kind, doc }: { kind: string; doc: Doc }) => this.toRecord(kind, doc);
    return this.translations
      .refresh(this.#payload, this.docs("translations"), sources, toValues)
      .map((change) => ({ ...change, kinds: change.kinds.filter((kind) => !told.includes(kind)) }))
      .filter((change) => change.kinds.length > 0);
  }

  #makeRecords({ name, schema }: (typeof kinds)[number]): boolean {
    const records = (this.#docs.get(name) ?? []).flatMap((doc): ContentRecord[] => {
      const record = { ...this.toRecord(name, doc), status: "Y" };
      const parsed = schema.safeParse(record);
      if (parsed.success) {
        this.#docOf.set(parsed.data as ContentRecord, doc);
        return [parsed.data as ContentRecord];
      }
      const reasons = describeIssues(parsed.error, record).map(
        ({ field, expected }) => `${field}: ${expected}`,
      );
      if (!this.#drafts) this.#log.error({ kind: name, id: doc.id, reasons }, "published record left out");
      return [];
    });
    if (isDeepStrictEqual(records, this.#records.get(name))) return false;
    this.#records.set(name, records);
    return true;
  }

  toRecord(kind: string, doc: Doc): Record<string, unknown> {
    const id = contractId(doc);
    const hasId = id && !isSingle(this.#payload, kind) && !kindNamed(kind)?.byName;
    const values = toValues(fieldsOf(kind), doc, this.#referencesOf(kind));
    return { ...(hasId && { id }), ...(doc.extra as object | null), ...values };
  }

  /** The size of a picture, by its path. */
  fileSize(path: string): Size | undefined {
    return this.#files.sizes.get(path);
  }

  /** Everything that has an address, by it. */
  linkTargets(): Map<string, LinkTarget> {
    const targets = new Map<string, LinkTarget>();
    for (const [value, path] of this.#files.paths) targets.set(path, { relationTo: "media", value });
    for (const relationTo of linkedKinds)
      for (const doc of this.docs(relationTo)) {
        const href = this.#hrefOf(relationTo, doc);
        if (href) targets.set(href, { relationTo, value: doc.id });
      }
    return targets;
  }

  #hrefOf(kind: string, doc: Doc | undefined): string | undefined {
    const id = doc && contractId(doc);
    return id !== undefined && isLinked(kind) ? recordHref(kind, id, String(doc?.title ?? "")) : undefined;
  }

  #referencesOf(kindName: string): References {
    return {
      file: (id) => this.#files.paths.get(id),
      size: (path) => this.fileSize(path),
      href: (kind, id) => {
        this.#linked.set(kindName, (this.#linked.get(kindName) ?? new Set()).add(kind));
        return this.#hrefOf(
          kind,
          this.#docs.get(kind)?.find((each) => each.id === id),
        );
      },
      altText: (path) => this.#files.altTexts.get(path),
      record: (kind, id) => {
        const doc = this.#docs.get(kind)?.find((each) => each.id === id);
        return doc ? contractId(doc) : id === undefined ? undefined : String(id);
      },
    };
  }
}

const refersTo = (fields: Fields, kinds: ReadonlySet<string>): boolean =>
  !kinds.isDisjointFrom(new Set(referredKinds(fields)));
