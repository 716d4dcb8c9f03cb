import { fixedPaths } from "./fixed-paths.ts";

/** `to`: a path of the site with its query and hash, or a URL elsewhere. */
export type Redirect = { to: string; permanent: boolean };
export type RedirectRecord = { from: string } & Redirect;
type RefusedRedirect = { from: string; to: string; reason: string };

const base = "https://site.invalid";
const pages: ReadonlySet<string> = new Set(fixedPaths);

/**
 * Reads the redirects that editors keep. Nothing in them depends on a request, so no visitor can choose where they lead.
 * Those that would lead to another redirect, or to themselves, are refused; and those from a page, which is shown instead: they
 * keep no other redirect from leading to that page.
 * @param siteUrl origin of the site: URLs at it become paths
 * @returns the redirects by their path, as {@link redirectKey} returns it
 */
export function parseRedirects(
  records: readonly RedirectRecord[],
  siteUrl: string,
): { redirects: Map<string, Redirect>; refused: RefusedRedirect[] } {
  const redirects = new Map<string, Redirect>();
  const refused: RefusedRedirect[] = [];
  const refuse = ({ from, to }: RedirectRecord, reason: string) => refused.push({ from, to, reason });

  const keys = records.flatMap(({ from }) => sourceKey(from) ?? []);
  const sources = new Set(keys.filter((key) => !pages.has(key)));
  for (const record of records) {
    const key = sourceKey(record.from);
    const to = targetUrl(record.to, siteUrl);
    if (key === null) refuse(record, "from is not a path of the site");
    else if (pages.has(key)) refuse(record, "from is a page of the site");
    else if (to === null) refuse(record, "to is neither a path of the site nor an http(s) URL");
    else if (to === false) refuse(record, "to has two slashes at the start of its path");
    else if (redirects.has(key)) refuse(record, "from already has a redirect");
    else if (to.startsWith("/") && sources.has(redirectKey(to.replace(/[?#].*$/s, ""))))
      refuse(record, "to is itself redirected");
    else redirects.set(key, { to, permanent: record.permanent });
  }
  return { redirects, refused };
}

/** @param path without a query; upper case and a slash at the end make no difference */
export function redirectKey(path: string): string {
  return path.toLowerCase().replace(/(.)\/$/, "$1");
}

function sourceKey(from: string): string | null {
  const url = pathUrl(from);
  return url && url.pathname !== "/" && !url.search && !url.hash ? redirectKey(url.pathname) : null;
}

/** A path with two slashes at its start would be another host: `false` for a URL of the site with one. */
function targetUrl(to: string, siteUrl: string): string | null | false {
  const site = new URL(siteUrl).origin;
  const isPath = to.startsWith("/");
  const url = URL.parse(to, isPath ? site : undefined);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin !== site) return isPath ? null : url.href;
  return !url.pathname.startsWith("//") && url.pathname + url.search + url.hash;
}

/** `//host` and `/\host` are no paths. */
function pathUrl(value: string): URL | null {
  const url = value.startsWith("/") ? URL.parse(value, base) : null;
  return url?.origin === base && !url.pathname.startsWith("//") ? url : null;
}
