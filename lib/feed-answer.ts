import { connection } from "next/server";
import type { Loaded } from "./content/read";

/**
 * A feed as an answer. It is static like the pages, and in an outage the last good one stays: a failure waits for a
 * visitor's request, which no static answer can be made of. Where there is no last good one, that visitor gets 503.
 */
export async function feedAnswer(loaded: Loaded<string>): Promise<Response> {
  if (loaded.ok) {
    return new Response(loaded.data, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
  }
  await connection();
  return new Response(loaded.message, {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "60",
    },
  });
}
