/** Brings the files of a content folder into the CMS. */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Payload } from "payload";
import type { Kind } from "../../backend/kinds.ts";
import { formatOf } from "../../lib/media/file-type.ts";
import { contractId, type Doc } from "./documents.ts";
import { readStored } from "./media-files.ts";
import { preparePicture } from "./picture.ts";

/**
 * `kept`: records that somebody has edited in the CMS, and that are different in the folder. `leftOut`: parts of the folder that
 * the CMS has no place for.
 */
export type Counts = { total: number; changed: number; kept: string[]; leftOut: string[] };

/** Of a record among those that were kept. */
export function nameOf(kind: Kind, doc: Doc): string {
  return [kind.name, kind.isList && contractId(doc)].filter(Boolean).join(" ");
}

export async function importFiles(
  payload: Payload,
  { folder, paths }: { folder: string; paths: string[] },
  counts: Counts,
) {
  type File = { id: number; prefix: string; filename: string; deletedAt?: string | null };
  const all = { collection: "media", depth: 0, pagination: false, trash: true };
  const { docs } = await payload.find(all);
  const byPath = new Map(
    (docs as unknown as File[]).map((file) => [join("/media", file.prefix ?? "", file.filename), file]),
  );
  for (const path of paths) {
    const data = readFileSync(join(folder, path));
    const format = formatOf(data);
    if (!format) {
      counts.leftOut.push(`${path}: it is neither an image that the site shows nor a PDF`);
      continue;
    }
    counts.total++;
    const known = byPath.get(`/${path}`);
    const stored = known && (await readStored(path.replace(/^media\//, "")));
    const prepared = (!stored?.equals(data) && (await preparePicture(data, format.type))) || data;
    if (stored?.equals(prepared) && !known?.deletedAt) continue;
    const prefix = dirname(path).replace(/^media\/?/, "");
    const file = { data, mimetype: format.type, name: basename(path), size: data.length };
    const upload = { collection: "media", data: { prefix, deletedAt: null }, file };
    if (known) await payload.update({ ...upload, id: known.id, overwriteExistingFiles: true, trash: true });
    else await payload.create(upload);
    counts.changed++;
  }
  console.log(`media: ${counts.changed} of ${counts.total} imported`);
}
