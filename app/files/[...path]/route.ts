import { openFile } from "@/lib/media/file-proxy";

type Context = RouteContext<"/files/[...path]">;

const passed = ["content-type", "content-length", "etag", "last-modified"];

/** A picture or document of the backend's, under an address of the site's own. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const file = await openFile(path, request.headers.get("if-none-match"));
  if (!(file instanceof Response)) return refusal(file);

  const headers = new Headers({
    "cache-control": "public, max-age=300, stale-while-revalidate=86400",
    "x-content-type-options": "nosniff",
  });
  for (const name of passed) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { status: file.status, headers });
}

function refusal(status: 404 | 502 | 503): Response {
  return new Response(status === 404 ? "Not found" : "Not available now", {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
}
