import "server-only";
import { fetchFile } from "../backend/client";
import { hostPrefix } from "../backend/media-base";
import { retryOnce } from "../backend/send";
import { limitBody, peekBody } from "../http/body";
import { env } from "../runtime/env";
import { logOncePerMinute } from "../runtime/log-limit";
import { periods } from "../runtime/periods";
import { fetchHosted } from "./fetch-hosted";
import { readPath } from "./file-query";
import { areOfSameFile, checkFileResponse, type FileResponse, NoFile, setType } from "./file-response";
import { checkedType, exactType, startBytes } from "./file-type";

const maxPathParts = 16;
const maxPathLength = 1_000;
const { responseTimeoutMs, idleMs, totalMs } = periods.files;
const limits = { maxBytes: 64 * 1024 * 1024, idleMs, totalMs };

/** Files in transfer at the same time; they are large, and visitors may be slow. */
const concurrency = 64;
let inTransfer = 0;

/** A file in transfer; `bytes` is its exact size where that is known. */
type OpenFile = FileResponse & { body: ReadableStream<Uint8Array> | null };

/**
 * Opens an image or a document of the backend, or of a host in IMAGE_HOSTS. The body has to be read or canceled.
 * @param segments of the path, decoded
 * @param conditions from `fileConditions`
 * @returns 404 where there is no such file, 502 where its host failed, 503 where too many are in transfer
 */
export async function openFile(
  segments: string[],
  conditions: Record<string, string> = {},
): Promise<OpenFile | 404 | 502 | 503> {
  const { path, query } = (await readPath(segments)) ?? { path: [], query: "" };
  if (path.length === 0 || path.length > maxPathParts || path.join("").length > maxPathLength) return 404;
  if (path.some((part) => part.startsWith(".") || /[\\/\p{Cc}]/u.test(part))) return 404;
  const [first = "", ...rest] = path;
  // "@" alone: at the host of MEDIA_URL, but not below it.
  if (first === hostPrefix && !(env().MEDIA_URL && rest.length > 0)) return 404;
  const isHosted = first.startsWith(hostPrefix) && first !== hostPrefix;
  const host = first.slice(hostPrefix.length);
  if (isHosted && !(env().IMAGE_HOSTS?.includes(host) && rest.length > 0)) return 404;
  if (inTransfer >= concurrency) return 503;

  const file = (isHosted ? rest : path).map(encodePart).join("/");
  const controller = new AbortController();
  const abort = (reason: Error) => controller.abort(reason);
  const timer = setTimeout(() => abort(new Error("no response in time")), responseTimeoutMs);
  const { signal } = controller;
  const ask = (headers: Record<string, string>) =>
    retryOnce(signal, async () =>
      withStart(
        await (isHosted
          ? fetchHosted(host, file + query, headers, signal)
          : fetchFile(file + query, headers, signal)),
      ),
    );
  let isPassedOn = false;
  inTransfer += 1;
  const onEnd = () => {
    inTransfer -= 1;
  };
  try {
    const response = await askFor(ask, conditions);
    if (!response.body) return response;
    isPassedOn = true;
    const body = limitBody(response.body, { ...limits, exactBytes: response.bytes }, abort, onEnd);
    return { ...response, body };
  } catch (error) {
    if (error instanceof NoFile) return 404;
    // Without the query, which may be a key to the file.
    const details = { file: isHosted ? `${host}/${file}` : file, cause: describeError(error) };
    logOncePerMinute("warn", `file ${isHosted ? host : ""} ${details.cause}`, details, "file failed");
    return 502;
  } finally {
    clearTimeout(timer);
    if (!isPassedOn) onEnd();
  }
}

const encodePart = (part: string) => (part === hostPrefix ? part : encodeURIComponent(part));

/** The reason of a failed fetch is in its cause. */
function describeError(error: unknown): string {
  const { cause } = error as Error;
  return cause instanceof Error ? `${error}: ${cause.message}` : String(error);
}

type Body = ReadableStream<Uint8Array> | null;
/** A response and its first bytes, which are still in the body. */
type Asked = { response: Response; start: Uint8Array; body: Body };
type Ask = (conditions: Record<string, string>) => Promise<Asked>;

async function withStart(response: Response): Promise<Asked> {
  const { body } = response as { body: Body };
  return { response, ...(body ? await peekBody(body, startBytes) : { start: new Uint8Array(), body }) };
}

/** If a host sends a different range than requested, or the type of a range cannot be known, the whole file is requested. */
async function askFor(ask: Ask, conditions: Record<string, string>): Promise<FileResponse & { body: Body }> {
  const { response, start, body } = await ask(conditions);
  const { headers } = response;
  try {
    const checked = checkFileResponse(response, conditions, limits.maxBytes);
    if (checked.bytes === 0 || !body) {
      if (checked.status === 200) throw new NoFile();
      await body?.cancel();
      return { ...checked, body: null };
    }
    const type = isLaterPart(checked)
      ? (exactType(headers) ?? (await typeOfWhole(ask, checked)))
      : checkedType(start, headers);
    setType(checked, type);
    return { ...checked, body };
  } catch (error) {
    // An unread body would keep its connection.
    await body?.cancel().catch(() => undefined);
    const { range, "if-range": _, ...others } = conditions;
    if (response.status === 206 && range) return askFor(ask, others);
    throw error;
  }
}

function isLaterPart({ status, headers }: FileResponse): boolean {
  return status === 206 && !headers.get("content-range")?.startsWith("bytes 0-");
}

/** The type of the file that a later part belongs to, by its first bytes, which are asked for. */
async function typeOfWhole(ask: Ask, part: FileResponse): Promise<string | undefined> {
  const range = { range: `bytes=0-${startBytes - 1}` };
  const { response, start, body } = await ask(range);
  try {
    const { status, headers } = checkFileResponse(response, range, startBytes);
    if (status !== 206 || !areOfSameFile(headers, part.headers)) return undefined;
    return checkedType(start, response.headers);
  } finally {
    await body?.cancel().catch(() => undefined);
  }
}
