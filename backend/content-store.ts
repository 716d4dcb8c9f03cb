import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { tagIn } from "../lib/backend/contract.ts";
import { parseContentFile } from "./content-file.ts";
import { type ContentRecord, type Kind, kinds } from "./kinds.ts";
import { plainFile } from "./plain-file.ts";
import { ProblemError } from "./problem.ts";
import { keyOf, parseTranslations, type Translations, translateRecord } from "./translations.ts";

type Parsed =
  | { records: ContentRecord[]; translations?: never }
  | { records?: never; translations: Translations };
type ParsedFile = Parsed & { text: string };

/** Name of a folder with the words of a language. */
const languageCode = /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

/** The content in memory. Files are read synchronously, so that a reload never overlaps a request or another reload. */
export class ContentStore {
  readonly #dir: string;
  readonly #log: Logger;
  readonly #files = new Map<string, ParsedFile>();
  readonly #fingerprints = new Map<string, string>();
  readonly #invalid = new Set<string>();

  /**
   * Nothing is read before `reload`.
   * @param dir folder with one `{kind}.json` per kind of content, and `{language}/{kind}.json` with the words of another language
   */
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

  /** The record in a language, whose code is then in `locale`; as it is where it is not translated. */
  translate(kind: string, record: ContentRecord, language: string): ContentRecord {
    const { translations } = this.#files.get(`${language}/${kind}`) ?? {};
    const found = translations && kinds.find(({ name }) => name === kind);
    const words = found && translations.get(keyOf(record, found));
    return words ? { ...translateRecord(record, words), locale: language } : record;
  }

  /**
   * Reads the files that changed since the last call. An invalid or missing file is logged and keeps its last good
   * content.
   * @returns cache tags of what changed: kinds, and those of which only words in a language did
   */
  reload(): string[] {
    const languages = readdirSync(this.#dir).filter((name) => languageCode.test(name));
    return kinds.flatMap((kind) => {
      const isChanged = this.#reloadFile(kind.name, kind);
      const changed = languages.filter((language) => this.#reloadFile(`${language}/${kind.name}`, kind));
      return isChanged ? kind.name : changed.map((language) => tagIn(language, kind.name));
    });
  }

  #reloadFile(name: string, kind: Kind): boolean {
    const file = join(this.#dir, `${name}.json`);
    const fingerprint = fileFingerprint(file);
    const isFirst = !this.#fingerprints.has(name);
    if (fingerprint === (this.#fingerprints.get(name) ?? (name === kind.name ? undefined : missing)))
      return false;
    this.#fingerprints.set(name, fingerprint);

    let text: string;
    try {
      const path = plainFile(this.#dir, `${name}.json`);
      if (path === undefined) return this.#reject(name, file, ["the file is missing"]);
      text = readFileSync(path, "utf8");
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return this.#reject(name, file, [code ? `cannot be read (${code})` : message]);
    }
    if (text === this.#files.get(name)?.text) return false;

    const result =
      name === kind.name
        ? parseContentFile(text, kind)
        : parseTranslations(text, kind, this.#files.get(kind.name)?.records ?? []);
    if (!result.ok) return this.#reject(name, file, result.reasons);
    this.#invalid.delete(name);
    this.#files.set(name, { ...result, text });
    const records = "records" in result ? result.records.length : result.translations.size;
    if (!isFirst) this.#log.info({ kind: name, records }, "content reloaded");
    return true;
  }

  #reject(name: string, file: string, reasons: string[]): false {
    if (existsSync(file)) this.#invalid.add(name);
    const effect = this.#files.has(name) ? "its last good content is still served" : "none of it is served";
    const logged = reasons.slice(0, 10);
    const more = reasons.length - logged.length;
    this.#log.error(
      { kind: name, file, reasons: more > 0 ? [...logged, `and ${more} more`] : logged },
      `${name}.json: ${reasons[0]}; ${effect}`,
    );
    return false;
  }
}

const missing = "missing";

/** Changes whenever the file does; the inode reveals a file that was renamed into place. */
function fileFingerprint(file: string): string {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}` : missing;
}
