import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readBytes } from "../http/body";
import { openFile } from "./file-proxy";
import { filesPath } from "./files-path";

const maxBytes = 16 * 1024 * 1024;

/**
 * Reads an image of the site.
 * @param path below `/files` or `/images`
 * @returns `null` where there is no such image, or where it is too large
 * @throws where it cannot be read
 */
export async function readImage(path: string): Promise<Buffer | null> {
  if (!path.startsWith(`${filesPath}/`)) return readFile(join(process.cwd(), "public", path));
  const segments = path.slice(filesPath.length + 1).split("/");
  const file = await openFile(segments.map(decodeURIComponent));
  if (file === 404) return null;
  if (typeof file === "number") throw new Error(`cannot read the image ${path}`);
  return readBytes(file.body, maxBytes);
}
