import { type NextRequest, NextResponse } from "next/server";
import { fixUrl, internalUrl } from "./lib/site/fix-url";

/**
 * Serves every list page and item as a static page: a page that read its query itself would be dynamic. In production,
 * server/http has fixed the URL already.
 */
export function middleware(request: NextRequest): NextResponse {
  // `nextUrl` would restore a trailing slash.
  const url = new URL(request.url);
  const fix = fixUrl(url.pathname + url.search);
  if (fix?.redirect) return NextResponse.redirect(new URL(fix.redirect, url), 308);
  const target = fix?.rewrite ?? internalUrl(url);
  return target ? NextResponse.rewrite(new URL(target, url)) : NextResponse.next();
}

export const config = {
  matcher: [
    { source: "/:path", has: [{ type: "query", key: "page" }] },
    { source: "/miscellaneous", has: [{ type: "query", key: "item" }] },
    { source: "/references", has: [{ type: "query", key: "filter" }] },
    { source: "/contact", has: [{ type: "query", key: "about" }] },
    { source: "/search", has: [{ type: "query", key: "q" }] },
    { source: "/product", has: [{ type: "query", key: "gas" }] },
    { source: "/product", has: [{ type: "query", key: "flow" }] },
    { source: "/product", has: [{ type: "query", key: "purity" }] },
    { source: "/product", has: [{ type: "query", key: "pressure" }] },
    { source: "/product", has: [{ type: "query", key: "compare" }] },
    // Upper case is never canonical outside of ids.
    { source: "/((?!_next/|files/|images/|icons/|api/|og/).*[A-Z].*)" },
  ],
};
