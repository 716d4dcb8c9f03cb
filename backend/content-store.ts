import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { parseContentFile } from "./content-file.ts";
import { type ContentRecord, type Kind, kinds } from "./kinds.ts";
import { plainFile } from "./plain-file.ts";
import { ProblemError } from "./problem.ts";

type ParsedFile = { records: ContentRecord[]; text: string };

/** The content in memory. Files are read synchronously, so that a reload never overlaps a request or another reload. */
export class ContentStore {
  readonly #dir: string;
  readonly #log: Logger;
  readonly #files = new Map<string, ParsedFile>();
  readonly #fingerprints = new Map<string, string>();
  readonly #invalid = new Set<string>();

  /** @param dir folder with one `{kind}.json` per kind of content. Nothing is read before `reload`. */
  constructor(dir: string, log: Logger) {
    this.#dir = dir;
    this.#log = log;
  }

  /**
   * The records of a kind in the file's order; empty when there never was a file.
   * @throws ProblemError 503 when the file was never valid: an empty list would make clients drop the content they have
   */
  records(kind: string): readonly ContentRecord[] {
    const file = this.#files.get(kind);
    if (!file && this.#invalid.has(kind))
      throw new ProblemError(503, "This content is temporarily unavailable.");
    return file?.records ?? [];
  }

  /**
   * Reads the files that changed since the last call. An invalid or missing file is logged and keeps its last good
   * content.
   * @returns the kinds whose content changed
   */
  reload(): string[] {
    return kinds.filter((kind) => this.#reloadKind(kind)).map((kind) => kind.name);
  }

  #reloadKind(kind: Kind): boolean {
    const file = join(this.#dir, `${kind.name}.json`);
    const fingerprint = fileFingerprint(file);
    const isFirst = !this.#fingerprints.has(kind.name);
    if (fingerprint === this.#fingerprints.get(kind.name)) return false;
    this.#fingerprints.set(kind.name, fingerprint);

    let text: string;
    try {
      const path = plainFile(this.#dir, `${kind.name}.json`);
      if (path === undefined) return this.#reject(kind, file, ["the file is missing"]);
      text = readFileSync(path, "utf8");
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return this.#reject(kind, file, [code ? `cannot be read (${code})` : message]);
    }
    if (text === this.#files.get(kind.name)?.text) return false;

    const result = parseContentFile(text, kind);
    if (!result.ok) return this.#reject(kind, file, result.reasons);
    this.#invalid.delete(kind.name);
    this.#files.set(kind.name, { records: result.records, text });
    if (!isFirst) this.#log.info({ kind: kind.name, records: result.records.length }, "content reloaded");
    return true;
  }

  #reject(kind: Kind, file: string, reasons: string[]): false {
    if (existsSync(file)) this.#invalid.add(kind.name);
    const effect = this.#files.has(kind.name)
      ? "its last good content is still served"
      : "none of it is served";
    const logged = reasons.slice(0, 10);
    const more = reasons.length - logged.length;
    this.#log.error(
      { kind: kind.name, file, reasons: more > 0 ? [...logged, `and ${more} more`] : logged },
      `${kind.name}.json: ${reasons[0]}; ${effect}`,
    );
    return false;
  }
}

/** Changes whenever the file does; the inode reveals a file that was renamed into place. */
function fileFingerprint(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}` : "missing";
}
