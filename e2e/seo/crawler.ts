/** The site as a crawler without JavaScript finds it: from `/`, link by link. */

import type { AnyNode, Document } from "domhandler";
import { getElementsByTagName, textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { publicOrigin } from "../../testing/content/routes.ts";
import { get } from "../../testing/http/http.ts";

export type Crawled = {
  path: string;
  status: number;
  type: string;
  location: string | null;
  html: string;
  headers: Headers;
  /** Paths of the site that it links to. */
  links: string[];
  head: Head;
};
export type Head = {
  title: string;
  /** By `name` or `property`; the first of each. */
  meta: Map<string, string>;
  /** By `rel`. */
  link: Map<string, string>;
  headings: number;
};

const agent = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const concurrency = 4;

/**
 * Every URL that links lead to from `/`, by path; only pages are searched for links.
 * @param read reads one of them
 */
export async function crawl(
  site: string,
  read = (path: string): Promise<Crawled> => visit(site, path),
): Promise<Map<string, Crawled>> {
  const crawled = new Map<string, Crawled>();
  const seen = new Set(["/"]);
  const queue = ["/"];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await read(path);
      crawled.set(path, page);
      for (const link of page.links.filter((other) => !seen.has(other))) {
        seen.add(link);
        queue.push(link);
      }
    }
  };
  // Workers end when the queue is empty for a moment; the next round takes what the others have found.
  while (queue.length > 0) await Promise.all(Array.from({ length: concurrency }, worker));
  return crawled;
}

/**
 * Crawls until a crawl finds the pages and links of the one before: after a publish call, the first visit of a page shows what was
 * there before.
 */
export async function crawlSettled(site: string): Promise<Map<string, Crawled>> {
  for (let before = ""; ; ) {
    const crawled = await crawl(site);
    const found = JSON.stringify(
      [...crawled.values()].map(({ path, status, links }) => [path, status, links]).sort(),
    );
    if (found === before) return crawled;
    before = found;
  }
}

/** The least number of clicks from `/`, by path. */
export function clicksFromHome(crawled: Map<string, Crawled>): Map<string, number> {
  const clicks = new Map([["/", 0]]);
  for (const [path, count] of clicks)
    for (const link of crawled.get(path)?.links ?? []) if (!clicks.has(link)) clicks.set(link, count + 1);
  return clicks;
}

export async function visit(site: string, path: string): Promise<Crawled> {
  const { status, headers, body } = await get(site + path, agent);
  const type = headers.get("content-type") ?? "";
  const html = type.startsWith("text/html") ? body : "";
  const document = parseDocument(html);
  const links = elements(document, "a").map(({ href }) => href);
  const feeds = elements(document, "link").flatMap(({ rel, href }) => (rel === "alternate" ? [href] : []));
  return {
    path,
    status,
    type,
    location: headers.get("location"),
    html,
    headers,
    links: [...new Set([...links, ...feeds].flatMap((href) => ownPath(site, path, href)))],
    head: readHead(document),
  };
}

/** The path of a link on the site, without its fragment; none for other sites. */
function ownPath(site: string, from: string, href: string | undefined): string[] {
  const url = URL.parse(href ?? "", site + from);
  if (!url || ![site, publicOrigin].includes(url.origin)) return [];
  return [url.pathname + url.search];
}

function readHead(document: Document): Head {
  const inHead = getElementsByTagName("head", document);
  const meta = new Map<string, string>();
  for (const { name, property, content = "" } of elements(inHead, "meta")) {
    const key = property ?? name ?? "";
    if (!meta.has(key)) meta.set(key, content);
  }
  return {
    title: getElementsByTagName("title", inHead).map(textContent).join(""),
    meta,
    link: new Map(elements(inHead, "link").map(({ rel = "", href = "" }) => [rel, href])),
    headings: getElementsByTagName("h1", document).length,
  };
}

function elements(parents: AnyNode | AnyNode[], name: string): Record<string, string | undefined>[] {
  return getElementsByTagName(name, parents).map(({ attribs }) => attribs);
}
