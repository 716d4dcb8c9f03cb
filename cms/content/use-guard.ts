/** Protects files that records use. */
import { APIError, type PayloadRequest } from "payload";
import { roleOf } from "./access.ts";
import { bridge, type FileUse, type MediaFile } from "./bridge.ts";

const conflict = 409;

/** @throws APIError that names where the file is used: a record without its picture may vanish from the site */
export async function refuseDeletion(file: MediaFile): Promise<void> {
  const uses = (await bridge().usesOf?.(file)) ?? [];
  if (uses.length > 0)
    refuse(`${file.filename} is in use: ${list(uses)}. Remove it there first, or choose another file there.`);
}

/** @throws APIError when an author changes a file that visitors see: it has no draft */
export async function refuseChangeByAuthor(file: MediaFile, req: PayloadRequest): Promise<void> {
  if (roleOf(req.user) !== "author") return;
  const uses = ((await bridge().usesOf?.(file)) ?? []).filter(({ isPublished }) => isPublished);
  if (uses.length > 0)
    refuse(
      `${file.filename} is on the site: ${list(uses)}. Ask an editor to change it, or upload another file.`,
    );
}

/** Puts a file that another one replaces into the trash, under a name of its own: from there it can come back. */
export async function keepReplaced(file: MediaFile, replacement: Buffer, req: PayloadRequest): Promise<void> {
  const { filename, mimeType, prefix, alt, focalX, focalY } = file;
  const data = await bridge().files?.readWhole(file);
  if (!data || data.equals(replacement)) return;
  const deletedAt = new Date().toISOString();
  const name = `${filename}`.replace(/(?=\.[^.]*$)/, `-replaced-${deletedAt.slice(0, 10)}`);
  // Without the request: it has the new file.
  await req.payload.create({
    collection: "media",
    data: { prefix, alt, focalX, focalY, deletedAt },
    file: { data, mimetype: mimeType ?? "", name, size: data.length },
  });
}

function refuse(message: string): never {
  throw new APIError(message, conflict, undefined, true);
}

const maxNamed = 3;

function list(uses: FileUse[]): string {
  const named = uses.slice(0, maxNamed).map(({ title }) => title);
  const others = uses.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join("; ");
}
