import { fetchFile } from "@/lib/backend/client";
import { log } from "@/lib/log";

type Context = RouteContext<"/files/[...path]">;

const types = /^(image\/(avif|webp|jpeg|png|gif|svg\+xml)|application\/pdf)(;|$)/;
const passed = ["content-type", "content-length", "etag", "last-modified"];

/** A picture or document of the backend's, under an address of the site's own. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  if (path.some((part) => part === "." || part === ".." || /[\\/\0]/.test(part) || part.startsWith("."))) {
    return refusal(404);
  }
  const unless = request.headers.get("if-none-match");
  const file = path.map(encodeURIComponent).join("/");
  const answer = await fetchFile(file, unless ? { "if-none-match": unless } : {}).catch((error: unknown) => {
    log.warn({ file, cause: String(error) }, "backend file failed");
    return undefined;
  });
  if (!answer) return refusal(502);

  const unchanged = answer.status === 304;
  const known = answer.ok && types.test(answer.headers.get("content-type") ?? "");
  if (!unchanged && !known) {
    await answer.body?.cancel();
    return refusal(answer.status >= 500 ? 502 : 404);
  }
  const headers = new Headers({
    "cache-control": "public, max-age=300, stale-while-revalidate=86400",
    // An SVG is a document: opened by itself it must not run anything in the site's name.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "x-content-type-options": "nosniff",
  });
  for (const name of passed) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(unchanged ? null : answer.body, { status: answer.status, headers });
}

function refusal(status: number): Response {
  return new Response(status === 404 ? "Not found" : "Not available now", {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
