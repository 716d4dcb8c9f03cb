import { fetchRedirects } from "@/lib/content/redirects";
import { isBearer } from "@/lib/http/bearer-secret";
import { ownSecret } from "@/lib/runtime/own-secret";

/** The redirects of editors, for this process itself (server/http/redirects.ts). */
export async function GET({ headers }: Request): Promise<Response> {
  if (!isBearer(headers.get("authorization"), ownSecret)) return new Response(null, { status: 404 });
  // The client has logged a failure.
  const redirects = await fetchRedirects().catch(() => null);
  return redirects ? Response.json(redirects) : new Response(null, { status: 503 });
}
