/** A short text instead of a document: an error, or a response that must not be cached. */
export function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...headers, "cache-control": "no-store" },
  });
}
