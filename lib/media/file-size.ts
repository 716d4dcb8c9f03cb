import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { periods } from "../runtime/periods";
import { openFile } from "./file-proxy";
import { filesPath } from "./files-path";

/**
 * Size of a file in bytes, by the headers of its response.
 * @param url of ./media-url
 * @returns `null` where its host does not say, or not in time
 */
export async function fileSize(url: string): Promise<number | null> {
  const late = new AbortController();
  const size = readSize(url).catch(() => null);
  const timeout = sleep(periods.files.sizeTimeoutMs, null, { signal: late.signal }).catch(() => null);
  return Promise.race([size, timeout]).finally(() => late.abort());
}

async function readSize(url: string): Promise<number | null> {
  const file = await openFile(url.slice(`${filesPath}/`.length).split("/").map(decodeURIComponent));
  if (typeof file === "number") return null;
  await file.body?.cancel();
  return file.bytes ?? null;
}
