import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Payload } from "payload";
import { parseContentFile } from "../../backend/content-file.ts";
import { type ContentRecord, type Kind, kinds } from "../../backend/kinds.ts";
import { LinkError, plainFile, plainFiles } from "../../backend/plain-file.ts";
import { defaultLanguage, languages } from "../../lib/words/language.ts";
import { CommandError } from "./cli.ts";
import { notifyProcesses } from "./content-sync.ts";
import { contractId, type Doc, fieldsOf, isSingle } from "./documents.ts";
import { referredKinds } from "./fields.ts";
import { type Counts, importFiles, nameOf } from "./import-files.ts";
import { changesOf, recordConverter } from "./import-records.ts";
import { Snapshot } from "./snapshot.ts";
import { importTranslations, readTranslations } from "./translation/import-translations.ts";

type Values = Record<string, unknown>;

/** Those to which others refer come first. */
const sortedKinds = sortByReferences(kinds);

function sortByReferences(some: Kind[], seen = new Set<Kind>()): Kind[] {
  return some.flatMap((kind) => {
    if (seen.has(kind)) return [];
    seen.add(kind);
    const referred = new Set(referredKinds(fieldsOf(kind.name)));
    const others = kinds.filter(({ name }) => referred.has(name));
    return [...sortByReferences(others, seen), kind];
  });
}

/**
 * Brings a content folder into the CMS; see import-cli.ts.
 * @param options.overwrite also replaces what was edited in the CMS
 * @throws CommandError when the folder contains invalid records or links: then nothing was imported
 */
export async function importContent(
  payload: Payload,
  folder: string,
  { overwrite = false } = {},
): Promise<Counts> {
  const { records, paths, leftOut, translations } = readFolder(folder);
  const counts: Counts = { total: 0, changed: 0, kept: [], leftOut };
  await importFiles(payload, { folder, paths }, counts);
  const existing = new Snapshot(payload, { error: () => {} }, { drafts: true });
  for (const kind of sortedKinds) {
    await existing.reload();
    const convert = recordConverter(existing);
    const before = counts.changed;
    for (const record of records.get(kind) ?? [])
      await importRecord(payload, { kind, record, existing, convert, overwrite }, counts);
    console.log(`${kind.name}: ${counts.changed - before} of ${records.get(kind)?.length ?? 0} imported`);
  }
  await existing.reload();
  await importTranslations(payload, translations, { existing, overwrite }, counts);
  await restartIds(payload);
  await notifyProcesses(payload);
  return counts;
}

/** The records by kind, their translations, the paths of the files that are not hidden, and what is neither. @throws CommandError */
function readFolder(folder: string) {
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
  // Also those that the site does not offer yet.
  const others = languages.filter((language) => language !== defaultLanguage);
  const known = new Set(["media", ...others, ...kinds.map(({ name }) => `${name}.json`)]);
  const unknown = readdirSync(folder).filter((name) => !(known.has(name) || name.startsWith(".")));
  try {
    const files = new Map(sortedKinds.map((kind) => [kind, readRecords(kind, folder)]));
    const parsed = new Map(Array.from(files, ([kind, { parsed }]) => [kind, parsed]));
    const translations = readTranslations(folder, others, parsed);
    return {
      records: new Map(Array.from(files, ([kind, { records }]) => [kind, records])),
      paths: plainFiles(folder, "media").filter((path) => !/\/\./.test(path)),
      translations: translations.files,
      leftOut: [...unknown, ...translations.unknown].map((name) => `${name}: the content has no such file`),
    };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    throw new CommandError(`${folder}: ${error.message}.\nNothing was imported.`);
  }
}

type Records = { records: Values[]; parsed: readonly ContentRecord[] };

function readRecords(kind: Kind, folder: string): Records {
  const file = plainFile(folder, `${kind.name}.json`);
  if (file === undefined) return { records: [], parsed: [] };
  const text = readFileSync(file, "utf8");
  const result = parseContentFile(text, kind);
  if (!result.ok) throw new CommandError(`${file}: ${result.reasons.join("\n")}\nNothing was imported.`);
  const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
  return { records: (Array.isArray(content) ? content : [content]) as Values[], parsed: result.records };
}

type Item = {
  kind: Kind;
  record: Values;
  existing: Snapshot;
  convert: ReturnType<typeof recordConverter>;
  overwrite: boolean;
};

async function importRecord(
  payload: Payload,
  { kind, record, existing, convert, overwrite }: Item,
  counts: Counts,
) {
  counts.total++;
  const { id, status, ...values } = record;
  const { data: fields, extra, lost } = convert(fieldsOf(kind.name), values);
  const isComplete = () =>
    lost.length === 0 || kind.schema.safeParse({ id, ...existing.toRecord(kind.name, fields) }).success;
  const _status = status === "Y" && isComplete() ? "published" : "draft";
  const asDraft = status === "Y" && _status === "draft" ? " (it is a draft now)" : "";
  const parts = lost.map(([path, value]) => `${path} ${JSON.stringify(value).slice(0, 100)}`);
  if (lost.length > 0)
    counts.leftOut.push(`${kind.name} ${id ?? record[kind.keyField] ?? ""}${asDraft}: ${parts.join(", ")}`);
  if (_status === "draft" && !["Y", "draft"].includes(String(status))) extra.status = status;
  const doc = { ...fields, extra: Object.keys(extra).length > 0 ? extra : null, _status, editor: null };
  const isCurrent = (other: Doc) =>
    other._status === _status && changesOf(existing, kind.name, other, doc).length === 0;
  const docs = existing.docs(kind.name);
  const same =
    docs.find((doc) => isSame(kind, doc, record)) ??
    (kind.isList && id === undefined ? docs.find(isCurrent) : undefined);
  if (same && isCurrent(same)) return;
  if (same?.editor && !overwrite) {
    counts.kept.push(nameOf(kind, same));
    return;
  }
  counts.changed++;
  const data = same ? doc : { ...doc, ...idFields(id) };
  const context = { isCommand: true };
  const options = { collection: kind.name, data, draft: _status === "draft", depth: 0, context };
  if (isSingle(payload, kind.name)) await payload.updateGlobal({ ...options, slug: kind.name });
  else if (same) await payload.update({ ...options, id: same.id ?? 0 });
  else await payload.create(options);
}

function isSame(kind: Kind, doc: Doc, record: Values): boolean {
  if (!kind.isList) return true;
  if (kind.keyField === "name")
    return String(doc.name).toLowerCase() === String(record.name).trim().toLowerCase();
  return record.id !== undefined && contractId(doc) === String(record.id);
}

/** A number becomes the document's own; a word is kept beside it. */
function idFields(id: unknown): { id?: number; key?: string } {
  if (id === undefined || id === null) return {};
  return /^[1-9]\d{0,8}$/.test(String(id)) ? { id: Number(id) } : { key: String(id) };
}

/** Postgres goes on counting from 1 where rows came with ids of their own. */
async function restartIds(payload: Payload): Promise<void> {
  const { pool } = payload.db as unknown as { pool?: { query(sql: string): Promise<unknown> } };
  for (const { name } of pool ? kinds : [])
    if (!isSingle(payload, name))
      await pool?.query(
        `SELECT setval(pg_get_serial_sequence('"${name}"', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM "${name}"), false)`,
      );
}
