import "server-only";
import { fetchFile } from "../backend/client";
import { boundedBody } from "../http/bounded-body";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { fetchHosted } from "./fetch-hosted";
import { hostMark } from "./url";

const types = /^(image\/(avif|webp|jpeg|png|gif|svg\+xml)|application\/pdf)(;|$)/;

/** The longest path of a file: its parts, and all of its characters. */
const longestPath = { parts: 16, characters: 1_000 };

/** What a file may take: bytes, milliseconds until it begins, for each part, and for all of it. */
const bounds = { bytes: 64 * 1024 * 1024, begin: 10_000, idle: 10_000, whole: 300_000 };

/** Files that are passed on at the same time; they are large, and visitors may be slow. */
const atOnce = 64;
let underWay = 0;

/**
 * A picture or a document below the backend, or on a host that the environment names, as its raw answer: 200, or 304
 * where the visitor has it already.
 * @param path decoded parts of the path
 * @param etag what the visitor has
 * @returns 404 where there is no such picture or document, 502 where its host could not say, 503 where too many are
 * under way
 */
export async function openFile(path: string[], etag: string | null): Promise<Response | 404 | 502 | 503> {
  if (path.length > longestPath.parts || path.join("").length > longestPath.characters) return 404;
  if (path.some((part) => part.startsWith(".") || /[\\/\p{Cc}]/u.test(part))) return 404;
  const [host = "", ...below] = path;
  const isHosted = host.startsWith(hostMark);
  const name = host.slice(hostMark.length);
  if (isHosted && !(env().IMAGE_HOSTS?.includes(name) && below.length > 0)) return 404;
  if (underWay >= atOnce) return 503;

  const file = (isHosted ? below : path).map(encodeURIComponent).join("/");
  const controller = new AbortController();
  const begin = setTimeout(() => controller.abort(new Error("no answer in time")), bounds.begin);
  const headers: Record<string, string> = etag && etag.length < 200 ? { "if-none-match": etag } : {};
  let isPassedOn = false;
  underWay += 1;
  const ended = () => {
    underWay -= 1;
  };
  try {
    const answer = isHosted
      ? await fetchHosted(name, file, headers, controller.signal)
      : await fetchFile(file, headers, controller.signal);
    const refusal = await refusalOf(answer);
    if (refusal || !answer.body) return refusal ?? answer;
    isPassedOn = true;
    const stop = (reason: Error) => controller.abort(reason);
    return new Response(boundedBody(answer.body, bounds, stop, ended), answer);
  } catch (error) {
    log.warn({ file: isHosted ? `${name}/${file}` : file, cause: String(error) }, "file failed");
    return 502;
  } finally {
    clearTimeout(begin);
    if (!isPassedOn) ended();
  }
}

async function refusalOf(answer: Response): Promise<404 | 502 | undefined> {
  if (answer.status === 304) return undefined;
  const isSmall = Number(answer.headers.get("content-length") ?? 0) <= bounds.bytes;
  if (answer.ok && isSmall && types.test(answer.headers.get("content-type") ?? "")) return undefined;
  await answer.body?.cancel();
  // Anything else is the host's trouble, and not an answer about the file.
  return (answer.ok && isSmall) || answer.status === 404 || answer.status === 410 ? 404 : 502;
}
