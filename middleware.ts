import { type NextRequest, NextResponse } from "next/server";
import { safeLocation } from "./lib/http/location";
import { parseAddress } from "./lib/site/address";
import { localPath } from "./lib/site/language-path";
import { redirectTo } from "./lib/site/redirect-target";

/**
 * Serves searches and composed pages as static pages, at paths of their own: a page that read its query itself would be dynamic. In
 * production server/http has read the address, and says the path in a header.
 */
export function middleware({ url: requested, headers }: NextRequest): NextResponse {
  // `nextUrl` would restore a trailing slash.
  const url = new URL(requested);
  const known = headers.get("x-site-path");
  if (known) return NextResponse.rewrite(new URL(known + url.search, url));
  const asked = url.pathname + url.search;
  const { kind, language, ...address } = parseAddress(asked);
  if (!address.isCanonical)
    return NextResponse.redirect(new URL(safeLocation(redirectTo(address.url, asked)), url), 308);
  if (kind === "none") return NextResponse.rewrite(new URL(localPath("/missing", language), url));
  if (address.path === url.pathname) return NextResponse.next();
  return NextResponse.rewrite(new URL(address.path + url.search, url));
}

export const config = {
  matcher: [
    { source: "/:path*", has: [{ type: "header", key: "x-site-path" }] },
    {
      source: "/((?!_next/|files/|images/|icons/|api/|og/).*)",
      missing: [{ type: "header", key: "x-site-front" }],
    },
  ],
};
