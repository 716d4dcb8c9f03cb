/** Brings the translations of a content folder into the CMS, after its records. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import { type ContentRecord, type Kind, kinds } from "../../../backend/kinds.ts";
import { plainFile } from "../../../backend/plain-file.ts";
import { isKeyed, parseTranslations, type Translations } from "../../../backend/translations.ts";
import type { TranslationDoc, Word } from "../../content/translation-words.ts";
import { CommandError } from "../cli.ts";
import { contractId, type Doc, describeDoc, recordIdOf } from "../documents.ts";
import { type Counts, nameOf } from "../import-files.ts";
import type { Snapshot } from "../snapshot.ts";
import { languageName } from "./language-name.ts";
import { fitInto } from "./segments.ts";
import { nestWords, translateTexts } from "./translate-texts.ts";
import { findWords, type WordField } from "./word-fields.ts";

type Values = Record<string, unknown>;
type FileOfWords = { language: string; kind: Kind; translations: Translations };
type Stored = TranslationDoc & { id: number; editor?: unknown; deletedAt?: string | null };

/**
 * Reads `hi/products.json` and the like.
 * @param records of the folder, by their kinds
 * @throws CommandError for words that do not fit the records
 */
export function readTranslations(
  folder: string,
  languages: readonly string[],
  records: ReadonlyMap<Kind, readonly ContentRecord[]>,
): { files: FileOfWords[]; unknown: string[] } {
  const files: FileOfWords[] = [];
  const unknown: string[] = [];
  for (const language of languages.filter((code) => existsSync(join(folder, code)))) {
    const names = new Set(kinds.map(({ name }) => `${name}.json`));
    const others = readdirSync(join(folder, language)).filter(
      (name) => !(names.has(name) || name.startsWith(".")),
    );
    unknown.push(...others.map((name) => `${language}/${name}`));
    for (const kind of kinds) {
      const file = plainFile(folder, `${language}/${kind.name}.json`);
      if (file === undefined) continue;
      const result = parseTranslations(readFileSync(file, "utf8"), kind, records.get(kind) ?? []);
      if (!result.ok) throw new CommandError(`${file}: ${result.reasons.join("\n")}\nNothing was imported.`);
      files.push({ language, kind, translations: result.translations });
    }
  }
  return { files, unknown };
}

type Options = { existing: Snapshot; overwrite: boolean };

export async function importTranslations(
  payload: Payload,
  files: FileOfWords[],
  { existing, overwrite }: Options,
  counts: Counts,
): Promise<void> {
  const query = { collection: "translations", depth: 0, pagination: false, draft: true, trash: true };
  const stored = (files.length > 0 ? (await payload.find(query)).docs : []) as unknown as Stored[];
  for (const { language, kind, translations } of files) {
    const before = counts.changed;
    for (const [key, words] of translations) {
      counts.total++;
      const name = [language, kind.name, key].filter(Boolean).join(" ");
      const doc = findDoc(kind, key, existing);
      if (!doc) {
        counts.leftOut.push(`${name}: the record is not there`);
        continue;
      }
      const record = recordIdOf(payload, kind.name, doc);
      const same = stored.find(
        (each) => each.language === language && each.kind === kind.name && each.record === record,
      );
      const values = existing.toRecord(kind.name, doc);
      const fields = findWords(kind.name, doc, values);
      // Its words are by the places of another text.
      if (counts.kept.includes(nameOf(kind, doc))) {
        counts.kept.push(name);
        continue;
      }
      const lost = placesIn(words).filter(
        (place) => !(fields.some((field) => field.place.join() === place.join()) || isName(kind, place)),
      );
      if (lost.length > 0) counts.leftOut.push(`${name}: ${lost.map((place) => place.join(" ")).join(", ")}`);
      const own = fields.map((field) => toWord(field, words));
      const nested = (some: readonly Word[]) => nestWords(translateTexts(fields, some), values);
      const isCurrent = same?._status === "published" && !same.deletedAt;
      if (isCurrent && isDeepStrictEqual(nested(same.words ?? []), nested(own))) continue;
      if (same?.editor && !overwrite) {
        counts.kept.push(name);
        continue;
      }
      counts.changed++;
      const title = `${describeDoc(payload, kind.name, doc).title} (${languageName(language)})`;
      const data = { language, kind: kind.name, record, title, words: own, editor: null, deletedAt: null };
      const published = { ...data, _status: "published" };
      const options = { collection: "translations", data: published, depth: 0, trash: true };
      await (same ? payload.update({ ...options, id: same.id }) : payload.create(options));
    }
    console.log(`${language}/${kind.name}: ${counts.changed - before} of ${translations.size} imported`);
  }
}

/** Of versions of a text, the one that is shown. */
function findDoc(kind: Kind, key: string, existing: Snapshot): Doc | undefined {
  const docs = existing.docs(kind.name);
  if (!isKeyed(kind)) return docs.find(({ _status }) => _status === "published") ?? docs[0];
  const keyOf = (doc: Doc) => (kind.keyField === "name" ? doc.name : contractId(doc));
  return docs.find((doc) => String(keyOf(doc)).trim().toLowerCase() === key);
}

function toWord({ path, place, source, isRich }: WordField, words: Values): Word {
  const found = place.reduce<unknown>((inner, key) => (inner as Values | undefined)?.[key], words);
  const text = typeof found === "string" ? found : "";
  return { path, source, text: isRich && text ? (fitInto(source, text) ?? text) : text };
}

/** That of a banner follows the title of its page. */
const isName = ({ keyField }: Kind, place: (string | number)[]) =>
  keyField === "name" && place.join() === "name";

function placesIn(words: unknown, place: (string | number)[] = []): (string | number)[][] {
  if (typeof words === "string") return words ? [place] : [];
  if (typeof words !== "object" || words === null) return [place];
  return Object.entries(words).flatMap(([key, inner]) =>
    placesIn(inner, [...place, Array.isArray(words) ? Number(key) : key]),
  );
}
