/** A double of WordPress' REST API: posts as `wp/v2` sends them. */
import type { RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { png, storedRecords } from "./records.ts";
import { token } from "./strapi.ts";

type Row = Record<string, unknown>;

/** @param origin of the files, which have whole addresses */
export function openWordpress() {
  const inquiries: Row[] = [];

  const postsOf = (type: string, host: string): Row[] =>
    storedRecords(null)
      .filter(({ isPublished }) => isPublished)
      .map(({ id, title, description, year, label, value, published_at }) => ({
        ...{ id, slug: `post-${id}`, status: "publish", type, acf: { year, label, value } },
        ...{ date_gmt: `${published_at}T07:08:09`, modified_gmt: "2026-07-01T00:00:00" },
        title: { rendered: `${type === "banner" ? "Home &#038; more" : title}` },
        content: { rendered: description, protected: false },
        excerpt: { rendered: "<p>Short &hellip;</p>\n" },
        featured_media: 3,
        _embedded: {
          author: [{ id: 1, name: "Asha" }],
          "wp:featuredmedia": [
            { id: 3, source_url: `http://${host}/wp-content/uploads/a.png`, alt_text: "A plant" },
          ],
        },
      }));

  const respond = (type: string, query: URLSearchParams, host: string): [number, unknown, number?] => {
    const [slug, include, search] = ["slug", "include", "search"].map((name) => query.get(name));
    if (type === "inquiry")
      return [200, inquiries.filter((row) => row.slug === slug && row.status === query.get("status"))];
    if (type === "milestone")
      return [404, { code: "rest_no_route", message: "No route was found", data: {} }];
    const found = postsOf(type, host)
      .filter(({ id }) => include === null || String(id) === include)
      .filter(() => !search || "home & more".includes(search.toLowerCase()))
      .slice(0, type === "pages" ? 1 : undefined);
    const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 10)];
    const pages = Math.ceil(found.length / size);
    if (size > 100 || page > Math.max(pages, 1))
      return [400, { code: "rest_post_invalid_page_number", message: "The page number is too large." }];
    return [200, found.slice((page - 1) * size, page * size), found.length];
  };

  const listener: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? "", "http://wordpress");
    if (url.pathname.startsWith("/wp-content/"))
      return response.writeHead(png.status, png.headers).end(png.body);
    const type = /^\/wp-json\/wp\/v2\/([\w-]+)$/.exec(url.pathname)?.[1] ?? "";
    let [status, body, total = 0]: [number, unknown, number?] = [401, { code: "rest_not_logged_in" }];
    if (request.headers.authorization === `Basic ${btoa(token)}`) {
      if (request.method === "POST") {
        inquiries.push({ ...((await json(request)) as Row), id: inquiries.length + 1 });
        [status, body] = [201, inquiries.at(-1)];
      } else [status, body, total = 0] = respond(type, url.searchParams, request.headers.host ?? "");
    }
    const headers = { "content-type": "application/json", "x-wp-total": String(total) };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
  return { inquiries, listener };
}
