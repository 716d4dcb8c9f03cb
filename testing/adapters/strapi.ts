/** A double of what Strapi 5 gives to a global middleware: Koa's context, the REST API behind it, and documents. */
import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { json } from "node:stream/consumers";
import { account } from "../sites/backend-report.ts";
import { inquiryFields, png, type StoredRecord, storedRecords } from "./records.ts";

type Row = Record<string, unknown>;
type Context = {
  method: string;
  url: string;
  readonly path: string;
  readonly query: Row;
  status: number;
  body: unknown;
  req: { headers: Record<string, string | undefined>; socket: Socket };
  request: { body: unknown };
  get(name: string): string;
  set(headers: Record<string, string>): void;
};
type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
export type StrapiMiddleware = (config: object, services: { strapi: object }) => Middleware;

class StrapiError extends Error {
  readonly status: number;
  constructor(status: number, name: string, message: string) {
    super(message);
    this.status = status;
    this.name = name;
  }
}

const singles = ["website-setting", "vision", "quality-policy", "privacy", "home", "about"];
/** Documents with words in Hindi: the first two of each type, of which the second is a draft, and no settings. */
const isTranslated = (path: string, { documentId }: Row) =>
  ["doc1", "doc2"].includes(String(documentId)) && path !== "website-setting";
const inHindi = { name: "होम", title: "शीर्षक", description: null };
/** Strapi refuses queries with other parameters. */
const allowed = /^(?:populate|sort|filters|pagination|locale)(?:\[|$)/;

const toDocument = ({ id, published_at, isPublished: _, ...row }: StoredRecord): Row => ({
  ...{ id: id + 500, documentId: `doc${id}`, published_on: published_at, ...row },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", publishedAt: "2026-06-01T00:00:00.000Z" },
});

/** @param without path of a collection type that does not exist */
export function openStrapi(middleware: StrapiMiddleware, without: string) {
  const image = { id: 3, documentId: "file3", url: "/uploads/a.png", alternativeText: "A" };
  const published = storedRecords(image)
    .filter(({ isPublished }) => isPublished)
    .map(toDocument);
  const inquiries: Row[] = [];
  const findFirst = async ({ filters }: { filters: Row }) =>
    inquiries.find(({ idempotency_key: key }) => key === filters.idempotency_key) ?? null;
  const documents = (uid: string) => (uid === "api::inquiry.inquiry" ? { findFirst } : {});
  const handle = middleware({}, { strapi: { documents } });

  const api = async (context: Context): Promise<void> => {
    const { pathname, searchParams } = new URL(context.url, "http://strapi");
    const [, path = "", id] = /^\/api\/([a-z-]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (context.get("authorization") !== `Bearer ${account.password}`)
      throw new StrapiError(401, "UnauthorizedError", "Missing or invalid credentials");
    const wrong = [...searchParams.keys()].find((name) => !allowed.test(name));
    if (wrong) throw new StrapiError(400, "ValidationError", `Invalid key ${wrong}`);
    if (context.method === "POST" && path === "inquiries") return create(context);
    const isPaged = searchParams.has("pagination[page]");
    if ((singles.includes(path) || id) && (isPaged || searchParams.has("sort")))
      throw new StrapiError(400, "ValidationError", "Invalid key pagination");
    // In another language Strapi leaves out what is not translated.
    const found = inLocale(path, searchParams.get("locale"));
    const row = id ? found.find(({ documentId }) => documentId === id) : found[0];
    if (!path || path === without || ((singles.includes(path) || id) && !row))
      throw new StrapiError(404, "NotFoundError", "Not Found");
    context.status = 200;
    context.body =
      singles.includes(path) || id
        ? { data: populated(row ?? {}, searchParams), meta: {} }
        : listOf(found, searchParams);
  };

  const inLocale = (path: string, locale: string | null): Row[] =>
    locale === null
      ? published
      : published
          .filter((row) => locale === "hi" && isTranslated(path, row))
          .map((row) => ({ ...row, ...inHindi }));

  const listOf = (found: Row[], query: URLSearchParams) => {
    const documents = query.getAll("filters[documentId][$in]");
    const name = query.get("filters[name][$eqi]")?.toLowerCase();
    const page = Number(query.get("pagination[page]") ?? 1);
    const pageSize = Math.min(Number(query.get("pagination[pageSize]") ?? 25), 100);
    const rows = found
      .filter((row) => name === undefined || String(row.name).toLowerCase() === name)
      .filter(({ documentId }) => documents.length === 0 || documents.includes(String(documentId)));
    if (query.get("sort") === "published_on:desc") rows.reverse();
    const data = rows.slice((page - 1) * pageSize, page * pageSize).map((row) => populated(row, query));
    return {
      data,
      meta: {
        pagination: { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length },
      },
    };
  };

  const create = (context: Context): void => {
    const { data } = context.request.body as { data: Row };
    const unknown = Object.keys(data).find((field) => !inquiryFields.includes(field));
    if (unknown) throw new StrapiError(400, "ValidationError", `Invalid key ${unknown}`);
    if (!data.name || !data.email) throw new StrapiError(400, "ValidationError", "name must be defined.");
    if (inquiries.some(({ idempotency_key: key }) => key === data.idempotency_key))
      throw new StrapiError(400, "ValidationError", "This attribute must be unique");
    inquiries.push({ ...data, documentId: `inquiry${inquiries.length}` });
    context.status = 201;
    context.body = { data: inquiries.at(-1), meta: {} };
  };

  const listener: RequestListener = async (request, response) => {
    if (request.url === image.url) return response.writeHead(png.status, png.headers).end(png.body);
    const body = request.method === "POST" ? await json(request) : undefined;
    const context = koaContext(
      request.method ?? "",
      request.url ?? "",
      { headers: { ...request.headers } as never, socket: request.socket },
      body,
      (name, value) => response.setHeader(name, value),
    );
    await handle(context, () => api(context)).catch(({ status = 500, name, message }) => {
      context.status = status;
      context.body = { data: null, error: { status, name, message, details: {} } };
    });
    response
      .writeHead(context.status, { "content-type": "application/json" })
      .end(JSON.stringify(context.body));
  };
  return { inquiries, listener };
}

/** Media and relations come only where they are asked for. */
function populated(row: Row, query: URLSearchParams): Row {
  const { image, ...others } = row;
  const own = { ...others, locale: query.get("locale") ?? "en" };
  return query.get("populate") === "*" ? { ...own, image } : own;
}

function koaContext(
  method: string,
  url: string,
  req: Context["req"],
  body: unknown,
  setHeader: (name: string, value: string) => void,
): Context {
  return {
    method,
    url,
    status: 404,
    body: { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } },
    req,
    request: { body },
    get path() {
      return this.url.replace(/\?.*/, "");
    },
    get query() {
      return Object.fromEntries(new URL(this.url, "http://strapi").searchParams);
    },
    get: (name) => req.headers[name.toLowerCase()] ?? "",
    set: (values) => {
      for (const [name, value] of Object.entries(values)) setHeader(name, value);
    },
  };
}
