/** A short text in place of a document: an error, or nothing that a cache may keep. */
export function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers, "cache-control": "no-store" },
  });
}
