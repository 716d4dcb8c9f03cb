import { type NextRequest, NextResponse } from "next/server";
import { canonicalPath } from "./lib/site/canonical-path";
import { contentId } from "./lib/site/content-id";
import { pagedRoutes, routes } from "./lib/site/routes";

/**
 * Has every page at one address only, and gives every page of a list, and every item, a static page of its own: the
 * query that names it is read here, once, and not in the page, which would make it dynamic.
 */
export function middleware(request: NextRequest): NextResponse {
  // Not a copy of `nextUrl`, which puts a slash back at the end of what had one.
  const url = new URL(request.url);
  const way = canonicalPath(url.pathname);
  if (way?.rewrite) return rewrite(url, way.rewrite);
  const path = way?.redirect ?? url.pathname;
  const pages = pagedRoutes.some((route) => route === path) ? url.searchParams.getAll("page") : [];
  const isFirst = pages.join() === "1";
  if (way || isFirst) {
    if (isFirst) url.searchParams.delete("page");
    url.pathname = path;
    return NextResponse.redirect(url, 308);
  }
  if (path === routes.miscellaneous && url.searchParams.has("item")) {
    const id = single(url.searchParams.getAll("item"), contentId);
    return rewrite(url, `${path}/item/${id ?? "-"}`);
  }
  if (path === routes.contact && url.searchParams.has("about")) {
    const about = single(url.searchParams.getAll("about"), /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/);
    return about ? rewrite(url, `${path}/about/${about}`) : NextResponse.next();
  }
  // What no list can have shares one page, which is not found.
  if (pages.length > 0) return rewrite(url, `${path}/page/${single(pages, /^[1-9][0-9]{0,4}$/) ?? "0"}`);
  return NextResponse.next();
}

function rewrite(url: URL, path: string): NextResponse {
  url.pathname = path;
  return NextResponse.rewrite(url);
}

function single(values: string[], form: RegExp): string | undefined {
  return values.length === 1 && form.test(values[0] ?? "") ? values[0] : undefined;
}

export const config = {
  matcher: [
    { source: "/:path", has: [{ type: "query", key: "page" }] },
    { source: "/miscellaneous", has: [{ type: "query", key: "item" }] },
    { source: "/contact", has: [{ type: "query", key: "about" }] },
    // The site itself never writes upper case.
    { source: "/((?!_next/|files/|images/|icons/|api/|og/).*[A-Z].*)" },
  ],
};
