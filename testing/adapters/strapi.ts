/** A double of Strapi's REST API: bodies as Strapi 5.54 sends them, its refusals, and its two languages. */
import type { RequestListener } from "node:http";
import { json } from "node:stream/consumers";
import { inquiryFields, png, type StoredRecord, storedRecords } from "./records.ts";

type Row = Record<string, unknown>;
export const token = "a token of the CMS";

const singles = ["website-setting", "vision", "quality-policy", "privacy", "home", "about"];
/** Documents with words in Hindi: the first two of each type, of which the second is a draft, and no settings. */
const isTranslated = (path: string, { documentId }: Row) =>
  ["doc1", "doc2"].includes(String(documentId)) && path !== "website-setting";
const inHindi = { name: "होम", title: "शीर्षक", description: null };
/** Strapi refuses queries with other parameters. */
const allowed = /^(?:populate|sort|filters|pagination|locale)(?:\[|$)/;
const media = {
  ...{ id: 3, documentId: "file3", name: "a.png", alternativeText: "A plant", caption: null },
  ...{
    width: 600,
    height: 400,
    hash: "a_1",
    ext: ".png",
    mime: "image/png",
    size: 3.4,
    url: "/uploads/a.png",
  },
};
const text = [
  { type: "heading", level: 2, children: [{ type: "text", text: "Air & gas" }] },
  {
    type: "paragraph",
    children: [
      { type: "text", text: "a <b>", bold: true },
      { type: "link", url: "/about", children: [{ type: "text", text: "us" }] },
    ],
  },
  {
    type: "list",
    format: "ordered",
    children: [{ type: "list-item", children: [{ type: "text", text: "x" }] }],
  },
];

const toDocument = ({ id, published_at, isPublished: _, ...row }: StoredRecord): Row => ({
  ...{ id: id + 500, documentId: `doc${id}`, published_on: published_at, ...row, locale: "en" },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-07-01T00:00:00.000Z" },
  publishedAt: "2026-06-01T00:00:00.000Z",
});

/** Fields that come with `populate=*` only. */
const related: Row = {
  image: media,
  images: [media, { id: 4, caption: "Model view", image: media }],
  seo: { id: 8, title: "Search", noindex: null },
  specs: [{ id: 9, key: "capacity", label: "Capacity", min: 1, max: 2 }],
  expertise: [{ id: 507, documentId: "doc7", title: "Title 6" }],
};

/** @param without path of a collection type that does not exist */
export function openStrapi(without: string) {
  const published = storedRecords(null)
    .filter(({ isPublished }) => isPublished)
    .map(toDocument);
  const inquiries: Row[] = [];

  const inLocale = (path: string, locale: string | null): Row[] =>
    locale === null
      ? published
      : published
          .filter((row) => locale === "hi" && isTranslated(path, row))
          .map((row) => ({ ...row, ...inHindi, locale }));

  const respond = (path: string, id: string | undefined, query: URLSearchParams): [number, unknown] => {
    const wrong = [...query.keys()].find((name) => !allowed.test(name));
    if (wrong) return [400, refusal(400, "ValidationError", `Invalid key ${wrong}`)];
    const isOne = singles.includes(path) || id !== undefined;
    if (isOne && (query.has("pagination[page]") || query.has("sort")))
      return [400, refusal(400, "ValidationError", "Invalid key pagination")];
    const found = path === "inquiries" ? inquiries : inLocale(path, query.get("locale"));
    const row = id === undefined ? found[0] : found.find(({ documentId }) => documentId === id);
    if (!path || path === without || (isOne && !row))
      return [404, refusal(404, "NotFoundError", "Not Found")];
    const populated = (one: Row) => ({
      ...one,
      ...(query.get("populate") === "*" && {
        ...related,
        ...(path === "news-items" && { description: text }),
        ...(path === "families" && { expertise: { id: 507, documentId: "doc7", title: "Title 6" } }),
        ...(path === "pages" && {
          blocks: [{ __component: "blocks.text", id: 1, text: "<p>x</p>", heading: null }],
        }),
      }),
    });
    return [200, isOne ? { data: populated(row as Row), meta: {} } : listOf(found, query, populated)];
  };

  const create = ({ data }: { data: Row }): [number, unknown] => {
    const unknown = Object.keys(data).find((field) => !inquiryFields.includes(field));
    if (unknown) return [400, refusal(400, "ValidationError", `Invalid key ${unknown}`)];
    inquiries.push({ ...data, documentId: `inquiry${inquiries.length}` });
    return [201, { data: inquiries.at(-1), meta: {} }];
  };

  const listener: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? "", "http://strapi");
    if (url.pathname === media.url) return response.writeHead(png.status, png.headers).end(png.body);
    const [, path = "", id] = /^\/api\/([a-z-]+)(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const [status, body] = !isKnown
      ? [401, refusal(401, "UnauthorizedError", "Missing or invalid credentials")]
      : request.method === "POST"
        ? create((await json(request)) as { data: Row })
        : respond(path, id, url.searchParams);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  return { inquiries, listener };
}

const refusal = (status: number, name: string, message: string) => ({
  data: null,
  error: { status, name, message, details: {} },
});

function listOf(found: Row[], query: URLSearchParams, populated: (row: Row) => Row) {
  const documents = query.getAll("filters[documentId][$in]");
  const name = query.get("filters[name][$eqi]")?.toLowerCase();
  const key = query.get("filters[idempotency_key][$eq]");
  const page = Number(query.get("pagination[page]") ?? 1);
  const pageSize = Math.min(Number(query.get("pagination[pageSize]") ?? 25), 100);
  const rows = found
    .filter((row) => name === undefined || String(row.name).toLowerCase() === name)
    .filter((row) => key === null || row.idempotency_key === key)
    .filter(({ documentId }) => documents.length === 0 || documents.includes(String(documentId)));
  if (query.get("sort") === "published_on:desc") rows.reverse();
  const pageCount = Math.ceil(rows.length / pageSize);
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize).map(populated),
    meta: { pagination: { page, pageSize, pageCount, total: rows.length } },
  };
}
