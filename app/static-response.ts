import { connection } from "next/server";
import { periods } from "@/lib/runtime/periods";
import { failureText } from "@/lib/words/failure-text";
import { defaultLanguage } from "@/lib/words/language";
import { words } from "@/lib/words/words";
import { entityTag } from "../lib/http/etag";
import { plainText } from "../lib/http/plain-text";
import type { Result } from "../lib/read/result";

/** `modified` is the time of the last change, where it is known. */
export type Content = string | Uint8Array | { body: string; modified: Date };

/**
 * Makes the response of a static route. In an outage the last good response stays: a failure waits for the request, which
 * keeps it out of the cache, and becomes a 503 only where there is no last good one.
 * @param loaded `null` data is a 404
 */
export async function staticResponse(loaded: Result<Content | null>, mediaType: string): Promise<Response> {
  if (!loaded.ok) {
    await connection();
    return plainText(503, failureText(loaded.message, defaultLanguage), {
      "retry-after": String(periods.headers.retryAfterOutageSeconds),
    });
  }
  const content = loaded.data;
  if (content === null) return plainText(404, words(defaultLanguage)("pages.files.missing"));
  const isDated = typeof content === "object" && "modified" in content;
  const body = isDated ? content.body : content;
  const headers = new Headers({ "content-type": mediaType, etag: entityTag(body) });
  if (isDated) headers.set("last-modified", content.modified.toUTCString());
  return new Response(body as BodyInit, { headers });
}
