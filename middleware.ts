import { type NextRequest, NextResponse } from "next/server";
import { pagedRoutes, routes } from "./lib/routes";

/**
 * Gives every page of a list, and every item, a static page of its own: the query that names it is read here, once,
 * and not in the page, which would make it dynamic.
 */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const path = url.pathname;

  if (path === routes.miscellaneous && url.searchParams.has("item")) {
    const id = single(url.searchParams.getAll("item"), /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
    url.pathname = `${path}/item/${id ?? "-"}`;
    return NextResponse.rewrite(url);
  }
  if (path === routes.contact && url.searchParams.has("about")) {
    const about = single(url.searchParams.getAll("about"), /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/);
    if (!about) return NextResponse.next();
    url.pathname = `${path}/about/${about}`;
    return NextResponse.rewrite(url);
  }
  if (!pagedRoutes.some((route) => route === path)) return NextResponse.next();

  const page = single(url.searchParams.getAll("page"), /^[1-9][0-9]{0,4}$/);
  if (page === "1") {
    url.searchParams.delete("page");
    return NextResponse.redirect(url, 308);
  }
  // What no list can have shares one page, which is not found.
  url.pathname = `${path}/page/${page ?? "0"}`;
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
  ],
};
