import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Payload } from "payload";
import { kinds } from "../../backend/kinds.ts";
import { CommandError } from "./cli.ts";
import type { MediaFiles } from "./media-files.ts";
import { Snapshot } from "./snapshot.ts";

/** Writes a content folder; see export-cli.ts. */
export async function exportContent(payload: Payload, media: MediaFiles, folder: string) {
  const log = { error: () => {} };
  const published = new Snapshot(payload, log);
  const newest = new Snapshot(payload, log, { drafts: true });
  await published.reload();
  await newest.reload();
  let records = 0;
  for (const { name, isList } of kinds) {
    const docs = newest.docs(name).map((doc) => published.docs(name).find(({ id }) => id === doc.id) ?? doc);
    const content = docs.map((doc) => {
      const { status = "draft", ...record } = newest.toRecord(name, doc);
      return { ...record, status: doc._status === "published" ? "Y" : status };
    });
    records += content.length;
    if (!isList && content.length === 0) continue;
    writeFileSync(
      join(folder, `${name}.json`),
      `${JSON.stringify(isList ? content : content[0], null, 2)}\n`,
    );
  }
  const files = newest.fileVersions();
  for (const [path, updatedAt] of files) {
    const source = await media.locate(path, updatedAt);
    if (!source) throw new CommandError(`The file ${path} is missing.`);
    const target = join(folder, "media", path);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  return { records, files: files.size };
}
