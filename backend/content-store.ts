/**
 * The content in memory. Reading is synchronous on purpose: the files are few and small, and a reload then never
 * overlaps another one or a request.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { type ReadResult, readContent } from "./content-file.ts";
import { type ContentRecord, type Kind, kinds } from "./kinds.ts";
import { Refusal } from "./problem.ts";

type Loaded = { records: ContentRecord[]; text: string };

export class ContentStore {
  readonly #dir: string;
  readonly #log: Logger;
  readonly #loaded = new Map<string, Loaded>();
  readonly #stamps = new Map<string, string>();
  readonly #wrong = new Set<string>();

  /** @param dir folder with one `{kind}.json` per kind of content. Nothing is read before `reload`. */
  constructor(dir: string, log: Logger) {
    this.#dir = dir;
    this.#log = log;
  }

  /**
   * The records of a kind, in the file's order; none when there never was a file.
   * @throws Refusal (503) when the file was never right: "nothing there" would make readers forget what they have
   */
  records(kind: string): readonly ContentRecord[] {
    const loaded = this.#loaded.get(kind);
    if (!loaded && this.#wrong.has(kind)) throw new Refusal(503, "This content cannot be read now.");
    return loaded?.records ?? [];
  }

  /**
   * Reads the files that changed on disk since the last call. A file that is wrong or gone keeps its last good
   * content and is logged. Returns the kinds whose content is now another one.
   */
  reload(): string[] {
    return kinds.filter((kind) => this.#reloadKind(kind)).map((kind) => kind.name);
  }

  #reloadKind(kind: Kind): boolean {
    const file = join(this.#dir, `${kind.name}.json`);
    const stamp = fileStamp(file);
    const first = !this.#stamps.has(kind.name);
    if (stamp === this.#stamps.get(kind.name)) return false;
    this.#stamps.set(kind.name, stamp);

    const read = readText(file);
    if (!read.ok) return this.#reject(kind, file, [read.reason]);
    const before = this.#loaded.get(kind.name);
    if (read.text === before?.text) return false;

    const result: ReadResult = readContent(read.text, kind);
    if (!result.ok) return this.#reject(kind, file, result.reasons);
    this.#wrong.delete(kind.name);
    this.#loaded.set(kind.name, { records: result.records, text: read.text });
    if (!first) this.#log.info({ kind: kind.name, records: result.records.length }, "content reloaded");
    return true;
  }

  #reject(kind: Kind, file: string, reasons: string[]): false {
    if (existsSync(file)) this.#wrong.add(kind.name);
    const kept = this.#loaded.has(kind.name)
      ? "its last good content is served on"
      : "nothing is served of it";
    // A file with hundreds of wrong records is one mistake made hundreds of times.
    const shown = reasons.slice(0, 10);
    const more = reasons.length - shown.length;
    this.#log.error(
      { kind: kind.name, file, reasons: more > 0 ? [...shown, `and ${more} more`] : shown },
      `${kind.name}.json: ${reasons[0]}; ${kept}`,
    );
    return false;
  }
}

/** Changes whenever the file does; the inode tells a file that was renamed into place. */
function fileStamp(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}` : "missing";
}

function readText(file: string): { ok: true; text: string } | { ok: false; reason: string } {
  try {
    return { ok: true, text: readFileSync(file, "utf8") };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    return { ok: false, reason: code === "ENOENT" ? "the file is missing" : `cannot be read (${code})` };
  }
}
