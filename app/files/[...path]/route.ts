import { plainText } from "@/lib/http/plain-text";
import { openFile } from "@/lib/media/file-proxy";
import { fileConditions } from "@/lib/media/file-response";
import { fileLengthHeader } from "@/lib/next/file-length";
import { periods } from "@/lib/runtime/periods";
import { defaultLanguage } from "@/lib/words/language";
import { words } from "@/lib/words/words";

const { fileMaxAgeSeconds, fileStaleSeconds } = periods.headers;

type Context = RouteContext<"/files/[...path]">;

/** An image or a document of the backend, under a URL of the site. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params;
  const file = await openFile(path, fileConditions(request.headers));
  if (typeof file === "number") {
    const t = words(defaultLanguage);
    return plainText(file, t(file === 404 ? "pages.files.missing" : "pages.files.unavailable"));
  }

  const { status, headers, bytes, body } = file;
  headers.set(
    "cache-control",
    `public, max-age=${fileMaxAgeSeconds}, stale-while-revalidate=${fileStaleSeconds}`,
  );
  headers.set("x-content-type-options", "nosniff");
  if (bytes !== undefined && status !== 304) headers.set(fileLengthHeader, String(bytes));
  return new Response(body, { status, headers });
}

/** Next would leave the body of a GET unread, which occupies a transfer. */
export async function HEAD(request: Request, context: Context): Promise<Response> {
  const { status, headers, body } = await GET(request, context);
  await body?.cancel();
  return new Response(null, { status, headers });
}
