import "server-only";
import { fetchFile } from "../backend/client";
import { log } from "../log";

const types = /^(image\/(avif|webp|jpeg|png|gif|svg\+xml)|application\/pdf)(;|$)/;

/**
 * A picture or a document below the backend, as its raw answer: 200, or 304 where the visitor has it already.
 * @param path decoded parts of the path
 * @param etag what the visitor has
 * @returns 404 where there is no such picture or document, 502 where the backend could not say
 */
export async function openFile(path: string[], etag: string | null): Promise<Response | 404 | 502> {
  if (path.some((part) => part.startsWith(".") || /[\\/\0]/.test(part))) return 404;
  const file = path.map(encodeURIComponent).join("/");
  try {
    const answer = await fetchFile(file, etag ? { "if-none-match": etag } : {});
    if (answer.status === 304) return answer;
    if (answer.ok && types.test(answer.headers.get("content-type") ?? "")) return answer;
    await answer.body?.cancel();
    // Anything else is the backend's trouble, and not an answer about the file.
    return answer.ok || answer.status === 404 || answer.status === 410 ? 404 : 502;
  } catch (error) {
    log.warn({ file, cause: String(error) }, "backend file failed");
    return 502;
  }
}
