import { plainText } from "@/lib/http/plain-text";
import { isOwnPage } from "@/lib/inquiry/request";
import { tusServer } from "@/lib/uploads/tus";

/** Receives files of an inquiry in pieces. Nobody can read them here: there is no GET. */
async function handle(request: Request): Promise<Response> {
  if (!isOwnPage(request.headers)) return plainText(403, "403 Forbidden\n");
  const { status, headers, body } = await tusServer().handleWeb(request as never);
  const own = new Headers(headers);
  own.set("cache-control", "no-store");
  own.delete("access-control-allow-origin");
  own.delete("access-control-expose-headers");
  return new Response(body, { status, headers: own });
}

function notAllowed(): Response {
  return plainText(405, "405 Method Not Allowed\n", { allow: "POST, HEAD, PATCH, DELETE" });
}

export {
  handle as DELETE,
  handle as HEAD,
  handle as PATCH,
  handle as POST,
  notAllowed as GET,
  notAllowed as PUT,
};
