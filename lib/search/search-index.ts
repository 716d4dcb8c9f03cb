import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ResultKind } from "../../content/kind.ts";
import { transact } from "../runtime/cache-database.ts";
import { queueCpuWork } from "../runtime/cpu-queue.ts";
import { logOncePerMinute } from "../runtime/log-limit.ts";
import { prepareStatements } from "./search-statements.ts";
import { openTables } from "./search-tables.ts";
import { Vocabulary } from "./vocabulary.ts";
import { indexedWords } from "./words.ts";

/** `path` may have a fragment. `label`: shown beside the title. `facts`: found, but not shown. `text` is plain. */
export type SearchDocument = {
  kind: ResultKind;
  path: string;
  title: string;
  label: string;
  facts: string;
  text: string;
};

export type Hit = Omit<SearchDocument, "facts" | "text"> & {
  id: number;
  /** The larger, the better. */
  score: number;
};

/** More are not indexed, and the log says so. */
export const maxDocuments = 20_000;
/** In characters; what is beyond is not found. */
const maxLength = { title: 300, label: 200, facts: 2_000, text: 8_000 } as const;
/** Further words are found, but not suggested for misspelt ones. */
const maxTerms = 100_000;

/** A full-text index of the site's content in SQLite. */
export class SearchIndex {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof prepareStatements>;
  #vocabulary = new Vocabulary();

  /** @param file created when missing; without one the index is in memory */
  constructor(file?: string) {
    this.#database = openTables(file);
    this.#statements = prepareStatements(this.#database);
  }

  /** Undefined where it is in memory. */
  get file(): string | undefined {
    return this.#database.location() ?? undefined;
  }

  get size(): number {
    return (this.#statements.count.get() as { count: number }).count;
  }

  /** Adds documents of one source, or replaces those of it at the same paths. */
  put(source: string, documents: readonly SearchDocument[]): void {
    let free = maxDocuments - this.size;
    const refused = transact(this.#database, () =>
      documents.filter((document) => {
        const former = this.#find(source, document.path);
        if (!former && free <= 0) return true;
        if (!former) free -= 1;
        this.#replace(source, former, bound(document));
        return false;
      }),
    );
    if (refused.length > 0)
      logOncePerMinute("warn", "search", { source, maxDocuments }, "search: the index is full");
  }

  /** True for a source that has been read to its end, now or by an earlier process. */
  hasRead(source: string): boolean {
    return this.#statements.hasRead.get(source) !== undefined;
  }

  /** Completes a source: removes its documents at other paths. */
  keepOnly(source: string, paths: ReadonlySet<string>): void {
    const all = this.#statements.ofSource.all(source);
    const gone = (all as { id: number; path: string }[]).filter(({ path }) => !paths.has(path));
    transact(this.#database, () => {
      for (const { id } of gone) this.#remove(id);
      this.#statements.setRead.run(source);
    });
  }

  /**
   * @param match in the query language of FTS5
   * @returns the best, at most 200
   */
  search(match: string): Hit[] {
    return this.#statements.search.all(match) as unknown as Hit[];
  }

  textOf({ id }: Hit): string {
    return (this.#statements.text.get(id) as { text: string } | undefined)?.text ?? "";
  }

  has(word: string): boolean {
    return this.#statements.has.get(`"${word}"`) !== undefined;
  }

  hasPrefix(prefix: string): boolean {
    return this.#statements.hasPrefix.get(prefix, `${prefix}\u{10ffff}`) !== undefined;
  }

  /** Words that the visitor may have meant, from the vocabulary as it was last read. */
  similarTo(word: string, maxEdits?: number): string[] {
    return this.#vocabulary.similarTo(word, maxEdits);
  }

  /** Reads the words of all documents, some thousands a turn. */
  async readVocabulary(): Promise<void> {
    const vocabulary = new Vocabulary();
    for (let last = "", read = 0; read < maxTerms; ) {
      const rows = await queueCpuWork(() => {
        const found = this.#statements.terms.all(last) as { term: string; doc: number }[];
        for (const { term, doc } of found) vocabulary.add(term, doc);
        return found;
      });
      const next = rows.at(-1)?.term;
      if (next === undefined) break;
      last = next;
      read += rows.length;
    }
    this.#vocabulary = vocabulary;
  }

  close(): void {
    this.#database.close();
  }

  #find(source: string, path: string) {
    return this.#statements.find.get(source, path) as { id: number; hash: string } | undefined;
  }

  #replace(source: string, former: { id: number; hash: string } | undefined, document: SearchDocument): void {
    const { kind, path, title, label, facts, text } = document;
    const hash = createHash("sha1").update(JSON.stringify(document)).digest("base64");
    if (former?.hash === hash) return;
    if (former) this.#remove(former.id);
    const row = this.#statements.insert.get(source, kind, path, title, label, facts, text, hash) as {
      id: number;
    };
    const words = [title, `${label} ${facts}`, text].map((part) => indexedWords(part).join(" "));
    this.#statements.insertWords.run(row.id, ...words);
  }

  #remove(id: number): void {
    this.#statements.removeWords.run(id);
    this.#statements.remove.run(id);
  }
}

function bound(document: SearchDocument): SearchDocument {
  const { title, label, facts, text } = document;
  return {
    kind: document.kind,
    path: document.path,
    title: title.slice(0, maxLength.title),
    label: label.slice(0, maxLength.label),
    facts: facts.slice(0, maxLength.facts),
    text: text.slice(0, maxLength.text),
  };
}
