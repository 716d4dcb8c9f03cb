import { plainText } from "@/lib/http/plain-text";
import { openFile } from "@/lib/media/file-proxy";

type Context = RouteContext<"/files/[...path]">;

const passedHeaders = ["content-type", "content-length", "etag", "last-modified"];

/** An image or a document of the backend, under a URL of the site. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const file = await openFile(path, request.headers.get("if-none-match"));
  if (!(file instanceof Response)) return plainText(file, file === 404 ? "Not found" : "Not available now");

  const headers = new Headers({
    "cache-control": "public, max-age=300, stale-while-revalidate=86400",
    "x-content-type-options": "nosniff",
  });
  for (const name of passedHeaders) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { status: file.status, headers });
}
