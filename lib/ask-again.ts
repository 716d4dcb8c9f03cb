import { type NextRequest, NextResponse } from "next/server";

/** Documents that programs fetch again and again; Next.js answers their static routes without a look at what one has. */
export const asksAgain = /^\/(?:(?:blogs|info-news)\/feed\.xml|sitemap\.xml|sitemap\/[^/]+|og\/.+)$/;

/**
 * 304 for whoever has a document as it is. The document is asked of the site itself, for only its static answer, as it
 * was kept, says what its tag is.
 */
export async function answerAgain(request: NextRequest): Promise<NextResponse> {
  const has = request.headers.get("if-none-match") ?? "";
  const { PORT = "3000" } = process.env;
  try {
    const kept = await fetch(`http://127.0.0.1:${PORT}${request.nextUrl.pathname}`, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
    });
    const etag = kept.headers.get("etag");
    if (!kept.ok || !etag || !names(has, etag)) return NextResponse.next();
    const headers = { etag, "cache-control": kept.headers.get("cache-control") ?? "no-cache" };
    return new NextResponse(null, { status: 304, headers });
  } catch {
    return NextResponse.next();
  }
}

/** Whether the tag is one of those in the header (RFC 9110: compared as weak ones). */
function names(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => opaque(tag) === opaque(etag));
}
