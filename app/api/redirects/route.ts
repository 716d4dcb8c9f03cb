import { getRedirects } from "@/lib/content/redirects";
import { isBearer } from "@/lib/http/bearer-secret";
import { ownSecret } from "@/lib/runtime/own-secret";

/** The redirects of editors, for this process itself (server/http/redirects.ts). */
export async function GET({ headers }: Request): Promise<Response> {
  if (!isBearer(headers.get("authorization"), ownSecret)) return new Response(null, { status: 404 });
  const redirects = await getRedirects();
  return redirects.ok ? Response.json(redirects.data) : new Response(null, { status: 503 });
}
