import { isDeepStrictEqual } from "node:util";
import type { Field, Payload } from "payload";
import { type ContentRecord, kinds } from "../../backend/kinds.ts";
import { describeIssues } from "../../lib/backend/describe-issues.ts";
import type { LinkTarget } from "../content/linked-kinds.ts";
import { type References, toValues } from "./fields.ts";
import { FileIndex, type Size } from "./file-index.ts";
import { recordHref, recordKinds } from "./record-href.ts";

type Log = { error(details: object, message: string): void };
export type Doc = Record<string, unknown> & { id?: number; key?: string | null; _status?: string };

/**
 * The content as the contract's calls return it, in memory: what is published, or with `drafts` the newest version of
 * everything.
 */
export class Snapshot {
  readonly #payload: Payload;
  readonly #log: Log;
  readonly #drafts: boolean;
  readonly #docs = new Map<string, Doc[]>();
  readonly #records = new Map<string, ContentRecord[]>();
  #files = new FileIndex();
  /** Kinds to which texts of a kind link. */
  readonly #linked = new Map<string, Set<string>>();

  constructor(payload: Payload, log: Log, { drafts = false } = {}) {
    this.#payload = payload;
    this.#log = log;
    this.#drafts = drafts;
  }

  records(kind: string): readonly ContentRecord[] {
    return this.#records.get(kind) ?? [];
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
   * @returns the kinds whose records are different now, and the ids of these records
   */
  async reload(changed: Iterable<string> = ["media"]): Promise<{ kinds: string[]; records: string[] }> {
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
      refersTo(fieldsOf(this.#payload, name), names) ||
      !names.isDisjointFrom(this.#linked.get(name) ?? new Set());
    const affected = kinds.filter(({ name }) => isAffected(name));
    const different = affected.filter((kind) => this.#makeRecords(kind)).map(({ name }) => name);
    const records = different.flatMap((name) => {
      const known = new Set(before.get(name)?.map((record) => JSON.stringify(record)));
      return this.records(name).filter((record) => !known.has(JSON.stringify(record)));
    });
    return { kinds: different, records: records.flatMap(({ id }) => (id === undefined ? [] : String(id))) };
  }

  #makeRecords({ name, schema }: (typeof kinds)[number]): boolean {
    const records = (this.#docs.get(name) ?? []).flatMap((doc): ContentRecord[] => {
      const record = { ...this.toRecord(name, doc), status: "Y" };
      const parsed = schema.safeParse(record);
      if (parsed.success) return [parsed.data as ContentRecord];
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
    const hasId = id && !isSingle(this.#payload, kind) && kind !== "banners";
    const values = toValues(fieldsOf(this.#payload, kind), doc, this.#referencesOf(kind));
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
    for (const relationTo of recordKinds)
      for (const doc of this.docs(relationTo)) {
        const href = this.#hrefOf(relationTo, doc);
        if (href) targets.set(href, { relationTo, value: doc.id });
      }
    return targets;
  }

  #hrefOf(kind: string, doc: Doc | undefined): string | undefined {
    const id = doc && contractId(doc);
    return id === undefined ? undefined : recordHref(kind, id, doc?.title);
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

export function isSingle(payload: Payload, kind: string): boolean {
  return !(kind in payload.collections);
}

/** Fields of a document, not of its rows, that the contract does not have. `_status` and `id` are read by name. */
const internalFields = new Set([
  "key",
  "extra",
  "editor",
  "review",
  "id",
  "_status",
  "_order",
  "createdAt",
  "updatedAt",
  "deletedAt",
]);

/** The fields of a kind that the contract has. */
export function fieldsOf(payload: Payload, kind: string): Field[] {
  const config =
    payload.collections[kind]?.config ?? payload.globals.config.find(({ slug }) => slug === kind);
  return (config?.fields ?? []).filter((field) => !("name" in field && internalFields.has(field.name ?? "")));
}

function refersTo(fields: Field[], kinds: ReadonlySet<string>): boolean {
  return fields.some((field) => {
    if (field.type === "relationship") return kinds.has(String(field.relationTo));
    if (field.type === "blocks") return field.blocks.some(({ fields: own }) => refersTo(own, kinds));
    return "fields" in field && refersTo(field.fields, kinds);
  });
}

/** The id of a record in the contract: a word of an imported backend, or the number of the document. */
export function contractId({ key, id }: Doc): string | undefined {
  return key || (id === undefined ? undefined : String(id));
}

const published = { _status: { equals: "published" } } as const;

async function readDocs(payload: Payload, kind: string, drafts: boolean): Promise<Doc[]> {
  if (isSingle(payload, kind)) {
    const doc = (await payload.findGlobal({ slug: kind as never, depth: 0, draft: drafts })) as Doc;
    const exists = doc.id !== undefined && (drafts || doc._status === "published");
    return exists ? [doc] : [];
  }
  const where = drafts ? {} : published;
  const query = {
    collection: kind as never,
    depth: 0,
    pagination: false,
    // Of one day, the newest record comes first.
    sort: payload.collections[kind]?.config.orderable ? "_order" : ["-published_at", "-id"],
    draft: drafts,
    where,
  };
  return (await payload.find(query)).docs as Doc[];
}
