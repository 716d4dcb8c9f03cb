import { parseRedirects, type RedirectRecord, redirectKey } from "../../lib/site/redirects.ts";
import type { Doc } from "./documents.ts";

type RedirectIssue = { field: "from" | "to"; message: string };

/**
 * The reason for which the site would not follow a redirect, or with it no longer another one; undefined for a good one.
 * @param published the redirects of the site
 * @param findPage the page of a path, if the site has one
 */
export function redirectIssue(
  doc: Doc,
  published: readonly Doc[],
  findPage: (path: string) => string | undefined,
): RedirectIssue | undefined {
  const own = toRecord(doc);
  const others = published.filter(({ id }) => id !== doc.id).map(toRecord);
  const siteUrl = process.env.SITE_URL || "https://site.invalid";
  if (/^https?:/i.test(own.from))
    return inFrom(
      "Write only the path of the old address, such as /old-page, without https:// and the name of the site.",
    );
  const { refused } = parseRedirects([...others, own], siteUrl);
  const reason = refused.find(({ from, to }) => from === own.from && to === own.to)?.reason;
  const page = findPage(own.from);
  if (reason === "from is a page of the site" || page)
    return inFrom(
      `The site has the page ${page ?? own.from}. Only addresses without a page can be redirected.`,
    );
  if (reason === "from is not a path of the site")
    return inFrom("Write a path of the site, such as /old-page, without “?” and “#”.");
  if (reason === "from already has a redirect")
    return inFrom(`There is a redirect from ${own.from} already. Change that one.`);
  if (reason === "to is neither a path of the site nor an http(s) URL")
    return inTo("Write a path of the site, such as /product, or an address that begins with https://.");
  if (reason === "to has two slashes at the start of its path")
    return inTo("Its path begins with two slashes. Write one.");
  if (reason === "to is itself redirected") return inTo(chainMessage(own, others));
  const known = new Set(parseRedirects(others, siteUrl).redirects.keys());
  const broken = refused.find(({ from }) => known.has(redirectKey(from)));
  return (
    broken &&
    inFrom(
      `The redirect from ${broken.from} leads to this path, and would stop working. Let that one lead to ${own.to} first.`,
    )
  );
}

const inFrom = (message: string): RedirectIssue => ({ field: "from", message });
const inTo = (message: string): RedirectIssue => ({ field: "to", message });

function chainMessage(own: RedirectRecord, others: RedirectRecord[]): string {
  const key = redirectKey(own.to.replace(/[?#].*$/s, ""));
  const next = others.find(({ from }) => redirectKey(from) === key);
  if (!next) return "This redirect would lead to itself.";
  if (redirectKey(next.to) === redirectKey(own.from))
    return `${own.to} leads back here: delete the redirect from there first.`;
  return `${own.to} is redirected to ${next.to}. Write ${next.to} here.`;
}

function toRecord({ from, to, permanent }: Doc): RedirectRecord {
  return { from: String(from ?? "").trim(), to: String(to ?? "").trim(), permanent: permanent === true };
}
