import "server-only";
import { fetchFile } from "../backend/client";
import { limitBody } from "../http/body";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { fetchHosted } from "./fetch-hosted";
import { hostPrefix } from "./media-url";

const types = /^(image\/(avif|webp|jpeg|png|gif|svg\+xml)|application\/pdf)(;|$)/;

const maxPathParts = 16;
const maxPathLength = 1_000;
const responseTimeoutMs = 10_000;
const limits = { maxBytes: 64 * 1024 * 1024, idleMs: 10_000, totalMs: 300_000 };

/** Files in transfer at the same time; they are large, and visitors may be slow. */
const concurrency = 64;
let inTransfer = 0;

/**
 * Opens an image or a document of the backend, or of a host in IMAGE_HOSTS: the host's response, 200, or 304 where the
 * visitor has the file already.
 * @param path decoded segments of the path
 * @param etag of the visitor's copy
 * @returns 404 where there is no such file, 502 where its host failed, 503 where too many are in transfer
 */
export async function openFile(path: string[], etag: string | null): Promise<Response | 404 | 502 | 503> {
  if (path.length > maxPathParts || path.join("").length > maxPathLength) return 404;
  if (path.some((part) => part.startsWith(".") || /[\\/\p{Cc}]/u.test(part))) return 404;
  const [first = "", ...rest] = path;
  const isHosted = first.startsWith(hostPrefix);
  const host = first.slice(hostPrefix.length);
  if (isHosted && !(env().IMAGE_HOSTS?.includes(host) && rest.length > 0)) return 404;
  if (inTransfer >= concurrency) return 503;

  const file = (isHosted ? rest : path).map(encodeURIComponent).join("/");
  const controller = new AbortController();
  const abort = (reason: Error) => controller.abort(reason);
  const timer = setTimeout(() => abort(new Error("no response in time")), responseTimeoutMs);
  const headers: Record<string, string> = etag && etag.length < 200 ? { "if-none-match": etag } : {};
  let isPassedOn = false;
  inTransfer += 1;
  const onEnd = () => {
    inTransfer -= 1;
  };
  try {
    const response = isHosted
      ? await fetchHosted(host, file, headers, controller.signal)
      : await fetchFile(file, headers, controller.signal);
    const failure = await failureOf(response);
    if (failure || !response.body) return failure ?? response;
    isPassedOn = true;
    return new Response(limitBody(response.body, limits, abort, onEnd), response);
  } catch (error) {
    log.warn({ file: isHosted ? `${host}/${file}` : file, cause: String(error) }, "file failed");
    return 502;
  } finally {
    clearTimeout(timer);
    if (!isPassedOn) onEnd();
  }
}

async function failureOf(response: Response): Promise<404 | 502 | undefined> {
  if (response.status === 304) return undefined;
  const isSmall = Number(response.headers.get("content-length") ?? 0) <= limits.maxBytes;
  if (response.ok && isSmall && types.test(response.headers.get("content-type") ?? "")) return undefined;
  await response.body?.cancel();
  // Any other status is a fault of the host and tells nothing about the file.
  return (response.ok && isSmall) || response.status === 404 || response.status === 410 ? 404 : 502;
}
