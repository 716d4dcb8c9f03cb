import { connection } from "next/server";
import { getSecurityText } from "@/lib/feeds/security-text";
import { daySeconds } from "@/lib/site/time-units";

/** Served at /.well-known/security.txt. Made for each request: a stored one would expire. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(await getSecurityText(), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": `public, max-age=${daySeconds}`,
    },
  });
}
