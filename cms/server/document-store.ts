import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { type Doc, fileName, filePath, inOrder, isSingle, type MediaFile, recordIdOf } from "./documents.ts";

export type Options = {
  /** The newest version of everything, in place of what is published. */
  drafts: boolean;
  /** Besides English. Translations into others stay in the database, and nobody sees them. */
  languages: readonly string[];
};
/** All that is kept in memory. */
export const everything = [...kinds.map(({ name }) => name), "translations", "media"];

/** A document that is new, gone, or another one than before; `name` is `products/5`. */
export type Touched = { kind: string; name: string; before: Doc | undefined; after: Doc | undefined };

/** The documents of the CMS in memory, by kind and in the order of their lists. */
export class DocumentStore {
  protected readonly payload: Payload;
  protected readonly options: Options;
  readonly #kinds = new Map<string, Doc[]>();
  readonly #named = new Map<string, Doc>();
  /** Those that are not in the trash, by path. */
  protected files: ReadonlyMap<string, MediaFile> = new Map();
  #fileNames: ReadonlySet<string> = new Set();

  constructor(payload: Payload, { drafts = false, languages = [] }: Partial<Options> = {}) {
    this.payload = payload;
    this.options = { drafts, languages };
  }

  protected get isEmpty(): boolean {
    return this.#kinds.size === 0;
  }

  docs(kind: string): readonly Doc[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** @param name `products/5` */
  find(name: string): Doc | undefined {
    return this.#named.get(name);
  }

  /** Of the files in the media folder that are not in the trash. */
  fileNames(): ReadonlySet<string> {
    return this.#fileNames;
  }

  /**
   * Reads documents again.
   * @param names `products/5`, or `products` for all of a kind
   */
  protected async readDocs(names: Iterable<string>): Promise<Touched[]> {
    const read = new Map<string, Doc[]>();
    for (const name of names) read.set(name, await this.#read(name));
    // From here on at once: no call sees a part of it.
    const touched = Array.from(read, ([name, docs]) => this.#replace(name, docs)).flat();
    if (touched.some(({ kind }) => kind === "media")) {
      const files = this.docs("media") as readonly MediaFile[];
      this.files = new Map(files.map((file) => [filePath(file), file]));
      this.#fileNames = new Set(files.map(fileName));
    }
    return touched;
  }

  async #read(name: string): Promise<Doc[]> {
    const [kind = "", id] = name.split("/");
    const { drafts, languages } = this.options;
    if (isSingle(this.payload, kind)) {
      const doc = (await this.payload.findGlobal({ slug: kind, depth: 0, draft: drafts })) as Doc;
      const exists = doc.id !== undefined && (drafts || doc._status === "published");
      return exists ? [doc] : [];
    }
    const isPublished = { _status: { equals: "published" } };
    const where = {
      ...(id !== undefined && { id: { equals: Number(id) } }),
      ...(kind !== "media" && !drafts && isPublished),
    };
    const query = { collection: kind, depth: 0, pagination: false, draft: drafts, where };
    const docs = (await this.payload.find(query)).docs as Doc[];
    return docs.filter(({ language }) => kind !== "translations" || languages.includes(String(language)));
  }

  #replace(name: string, read: readonly Doc[]): Touched[] {
    const [kind = "", only] = name.split("/");
    const nameOf = (doc: Doc) => `${kind}/${recordIdOf(this.payload, kind, doc)}`;
    const after = new Map(read.map((doc) => [nameOf(doc), doc]));
    const names = new Set([...this.docs(kind).map(nameOf), ...after.keys()]);
    const touched = [...names]
      .filter((each) => only === undefined || each === name)
      .map((each) => ({ kind, name: each, before: this.#named.get(each), after: after.get(each) }))
      // One that has not changed stays the same object, with all that was made of it.
      .filter(({ before, after }) => !before || before.updatedAt !== after?.updatedAt);
    for (const { name, after } of touched)
      if (after) this.#named.set(name, after);
      else this.#named.delete(name);
    const docs = Array.from(names, (each) => this.#named.get(each)).filter((doc) => doc !== undefined);
    this.#kinds.set(kind, docs.sort(inOrder));
    return touched;
  }
}
