import { routes } from "./routes";
import { staticServiceHref, staticServices } from "./static-services";

/** Where a request goes whose path is written in another way than the site writes it. */
export type Way = { redirect: string; rewrite?: never } | { rewrite: string; redirect?: never };

const fixed = new Set<string>([
  ...Object.values(routes),
  ...staticServices.map(({ id }) => staticServiceHref(id)),
]);
const details = /^\/(services|expertise|info-news|blogs)\/details\/([^/]+)(?:\/([^/]*))?$/i;

/**
 * The one way to write a path: no slash at its end, and no upper case but in ids. See also ./slash-at-end.
 * @returns a redirect to it; for a record, a rewrite to its page without a slug, which redirects to the one with the right
 * slug: so there is one redirect, whatever is wrong. `null` where there is nothing to mend.
 */
export function canonicalPath(path: string): Way | null {
  const trimmed = path.replace(/\/+$/, "") || routes.home;
  const lower = trimmed.toLowerCase();
  if (fixed.has(lower)) return lower === path ? null : { redirect: lower };
  const [, base = "", id = "", slug = ""] = details.exec(trimmed) ?? [];
  if (!id) return trimmed === path ? null : { redirect: trimmed };
  const isWritten = path === `/${base.toLowerCase()}/details/${id}${slug && `/${slug.toLowerCase()}`}`;
  return isWritten ? null : { rewrite: `/${base.toLowerCase()}/details/${id}` };
}
