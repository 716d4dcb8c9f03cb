import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { defaultLanguage, languages } from "../../lib/words/language.ts";
import { CommandError } from "./cli.ts";
import { readStored } from "./media-files.ts";
import { Snapshot } from "./snapshot.ts";
import { exportTranslations } from "./translation/export-translations.ts";

/** Writes a content folder; see export-cli.ts. */
export async function exportContent(payload: Payload, folder: string) {
  const log = { error: () => {} };
  const others = languages.filter((language) => language !== defaultLanguage);
  const published = new Snapshot(payload, log, { languages: others });
  const newest = new Snapshot(payload, log, { drafts: true, languages: others });
  await published.reload();
  await newest.reload();
  let records = 0;
  const incomplete: string[] = [];
  for (const kind of kinds) {
    const { name, isList, schema } = kind;
    const docs = newest.docs(name).map((doc) => published.docs(name).find(({ id }) => id === doc.id) ?? doc);
    const content = docs.flatMap((doc) => {
      const { status = "draft", ...values } = newest.toRecord(name, doc);
      const record = { ...values, status: doc._status === "published" ? "Y" : status };
      // A single one would make the file invalid.
      if (schema.safeParse(record).success) return [record];
      incomplete.push(`${name} ${values.id ?? ""}`.trim());
      return [];
    });
    records += content.length;
    incomplete.push(...exportTranslations(payload, folder, { published, newest }, kind, docs));
    if (!isList && content.length === 0) continue;
    writeFileSync(
      join(folder, `${name}.json`),
      `${JSON.stringify(isList ? content : content[0], null, 2)}\n`,
    );
  }
  const files = newest.fileNames();
  for (const path of files) {
    const data = await readStored(path);
    if (!data) throw new CommandError(`The file ${path} is missing.`);
    const target = join(folder, "media", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, data);
  }
  return { records, incomplete, files: files.size };
}
