import { type NextRequest, NextResponse } from "next/server";
import { parseAddress } from "./lib/site/address";
import { redirectTo } from "./lib/site/redirect-target";

/**
 * Serves every list page and item as a static page: a page that read its query itself would be dynamic. In production,
 * server/http has redirected already.
 */
export function middleware({ url: requested }: NextRequest): NextResponse {
  // `nextUrl` would restore a trailing slash.
  const url = new URL(requested);
  const asked = url.pathname + url.search;
  const address = parseAddress(asked);
  if (!address.isCanonical) return NextResponse.redirect(new URL(redirectTo(address.url, asked), url), 308);
  if (address.path === url.pathname) return NextResponse.next();
  return NextResponse.rewrite(new URL(address.path + url.search, url));
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
