import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openFile } from "./file-proxy";
import { filesPath } from "./url";

/** Larger pictures are left out of what is made from them. */
const largest = 16 * 1024 * 1024;

/**
 * The bytes of a picture of the site's own.
 * @param path below `/files` or `/images`
 * @returns `null` where there is no such picture, or where it is too large
 * @throws where it could not be had
 */
export async function readPhoto(path: string): Promise<Buffer | null> {
  if (!path.startsWith(`${filesPath}/`)) return readFile(join(process.cwd(), "public", path));
  const file = await openFile(
    path
      .slice(filesPath.length + 1)
      .split("/")
      .map(decodeURIComponent),
    null,
  );
  if (file === 404) return null;
  if (typeof file === "number") throw new Error(`the picture ${path} could not be had`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > largest) return null;
  }
  return Buffer.concat(chunks);
}
