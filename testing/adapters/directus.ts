/** A double of Directus' REST API: bodies as Directus 12.4 sends them, and its 403 for what is not there. */
import type { RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { contractCalls } from "../../lib/backend/contract.ts";
import { fileId, inquiryFields, png, storedRecords, translated } from "./records.ts";
import { token } from "./strapi.ts";

type Row = Record<string, unknown>;
type Rule = Record<string, { _eq?: unknown } & Record<string, { _eq?: unknown }>>;

const singletons = ["website_setting", "vision", "quality_policy", "privacy", "home", "about"];
const file = {
  id: fileId,
  filename_download: "a.png",
  type: "image/png",
  title: "IMG 0001",
  description: "A plant",
};

/** The collections of all calls but `blog`, and an inquiry's. Files and junctions are read one level deep. */
function makeCollections(): Record<string, Row[]> {
  const names = contractCalls.map(([, { path }]) => path.replace(/\/.*/, "").replaceAll("-", "_"));
  const collections = [...new Set(names)].filter((name) => name !== "blog");
  return {
    inquiry: [],
    ...Object.fromEntries(
      collections.map((name) => [
        name,
        // The policy of the token has published records only.
        storedRecords(file)
          .filter(({ isPublished }) => isPublished)
          .map(({ isPublished: _, ...row }) => ({
            ...row,
            ...(name !== "vision" && { status: "published" }),
            seo: { title: "Search", image: fileId },
            expertise:
              name === "family"
                ? { id: 7, title: "Title 6" }
                : [7, null].map((expertise_id) => ({ id: 90, product_id: row.id, expertise_id })),
            images: [
              { id: 91, service_id: row.id, directus_files_id: file },
              { id: 92, directus_files_id: fileId },
            ],
            // The first is of a language that was removed.
            ...(name in translated && {
              translations: [
                { id: 91, languages_code: null },
                { id: 92, languages_code: "hi-IN", ...translated[name] },
              ],
            }),
          })),
      ]),
    ),
  };
}

const error = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });
const forbidden = error("You don't have permission to access this.", "FORBIDDEN");

export function openDirectus() {
  const collections = makeCollections();

  const matches = (row: Row, rule: Rule): boolean =>
    Object.entries(rule).every(([field, test]) =>
      field === "translations"
        ? (row.translations as Row[]).some((one) => matches(one, test as Rule))
        : String(row[field]) === String(test._eq),
    );

  const respond = (name: string, query: URLSearchParams): [number, unknown] => {
    const rows = collections[name];
    const rule: Rule = JSON.parse(query.get("filter") ?? "{}");
    // A database compares integers with integers.
    if (rule.id && !/^\d{1,9}$/.test(String(rule.id._eq)))
      return [500, error("An error.", "INTERNAL_SERVER_ERROR")];
    if (!rows || (rule.translations && !rows[0]?.translations)) return [403, forbidden];
    if (singletons.includes(name)) return [200, { data: rows[0] ?? null }];
    const found = rows.filter((row) => matches(row, rule));
    if (query.get("sort")?.startsWith("-")) found.reverse();
    const [limit, page] = [Number(query.get("limit") ?? 100), Number(query.get("page") ?? 1)];
    const data = limit === -1 ? found : found.slice((page - 1) * limit, page * limit);
    const meta = query.get("meta") === "filter_count" && { meta: { filter_count: found.length } };
    return [200, { ...meta, data }];
  };

  const create = (row: Row): [number, unknown] => {
    const unknown = Object.keys(row).find((field) => !inquiryFields.includes(field));
    if (unknown) return [403, error(`You don't have permission to access field "${unknown}"`, "FORBIDDEN")];
    collections.inquiry?.push({ ...row, id: 1 + (collections.inquiry?.length ?? 0) });
    return [200, { data: { id: collections.inquiry?.length } }];
  };

  const listener: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? "", "http://directus");
    if (url.pathname === `/assets/${fileId}`)
      return response.writeHead(png.status, png.headers).end(png.body);
    const name = /^\/items\/(\w+)$/.exec(url.pathname)?.[1] ?? "";
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const [status, body] = !isKnown
      ? [401, error("Invalid user credentials.", "INVALID_CREDENTIALS")]
      : request.method === "POST"
        ? create((await json(request)) as Row)
        : respond(name, url.searchParams);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  return { inquiries: collections.inquiry ?? [], listener };
}
