import "server-only";

/**
 * The text of a request's body.
 * @returns `null` where it is larger than `bytes`; nothing of it is kept then, and the rest is not waited for
 */
export async function bodyText(request: Request, bytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length")) > bytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > bytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
