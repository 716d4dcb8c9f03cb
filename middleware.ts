import { type NextRequest, NextResponse } from "next/server";
import { safeLocation } from "./lib/http/location";
import { parseAddress } from "./lib/site/address";
import { pathInNext } from "./lib/site/language-path";
import { redirectTo } from "./lib/site/redirect-target";

/**
 * Redirects to the canonical address, and serves it from the path at which Next has the page, in `next dev` and `next start`. In
 * production server/http does.
 */
export function middleware({ url: requested }: NextRequest): NextResponse {
  // `nextUrl` would restore a trailing slash.
  const url = new URL(requested);
  const asked = url.pathname + url.search;
  const { kind, language, ...address } = parseAddress(asked);
  if (!address.isCanonical)
    return NextResponse.redirect(new URL(safeLocation(redirectTo(address.url, asked)), url), 308);
  if (kind === "none") return NextResponse.rewrite(new URL(pathInNext("/missing", language), url));
  if (address.path === url.pathname) return NextResponse.next();
  return NextResponse.rewrite(new URL(address.path + url.search, url));
}

export const config = {
  matcher: [
    {
      source: "/((?!_next/|files/|images/|icons/|api/|og/).*)",
      missing: [{ type: "header", key: "x-site-front" }],
    },
  ],
};
