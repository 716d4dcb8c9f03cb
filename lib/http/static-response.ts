import { connection } from "next/server";
import type { Result } from "../content/read";
import { entityTag } from "./etag";

/** What is answered; `modified` is when it last changed, where that is known. */
type Body = string | Uint8Array | { body: string; modified: Date };

/**
 * A document or a picture as an answer. It is static like the pages, and in an outage the last good one stays: a failure
 * waits for a visitor's request, which no static answer can be made of. Where there is no last good one, that visitor
 * gets 503.
 * @param loaded `null` where there is nothing at the address: 404
 * @param type its media type
 */
export async function staticAnswer(loaded: Result<Body | null>, type: string): Promise<Response> {
  if (loaded.ok) {
    if (loaded.data === null) return refusal(404, "Not found");
    const { body, modified } = dated(loaded.data);
    const headers = new Headers({ "content-type": type, etag: entityTag(body) });
    if (modified) headers.set("last-modified", modified.toUTCString());
    return new Response(body as BodyInit, { headers });
  }
  await connection();
  return refusal(503, loaded.message, { "retry-after": "60" });
}

function dated(data: Body): { body: string | Uint8Array; modified?: Date } {
  return typeof data === "object" && "modified" in data ? data : { body: data };
}

function refusal(status: 404 | 503, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
