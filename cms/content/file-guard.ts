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

function refuse(message: string): never {
  throw new APIError(message, conflict, undefined, true);
}

const maxNamed = 3;

function list(uses: FileUse[]): string {
  const named = uses.slice(0, maxNamed).map(({ title }) => title);
  const others = uses.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join("; ");
}
