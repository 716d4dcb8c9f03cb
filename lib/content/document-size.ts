import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { fileSize } from "../media/file-size";

/**
 * Size of a document in bytes, for the link to it; `null` where it is not known, which is tried again soon.
 * @param url of the site
 * @param kind of the record that names the document
 */
export async function documentSize(url: string, kind: string): Promise<number | null> {
  "use cache";
  cacheTag(kind);
  const bytes = await fileSize(url);
  if (bytes === null) cacheLife("failedBuild");
  else cacheLife("content");
  return bytes;
}
