/** A double of what Directus gives to an endpoint extension: an Express router, services, and the schema. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { contractCalls } from "../../lib/backend/contract.ts";
import { account } from "../sites/backend-report.ts";
import { fileId, inquiryFields, png, type StoredRecord, storedRecords, translated } from "./records.ts";

type Row = Record<string, unknown>;
type Collection = { singleton: boolean; fields: Record<string, { type: string }>; rows: Row[] };
type Query = { fields: string[]; filter?: Filter; limit?: number; page?: number; sort?: string[] };
type Filter = { _and?: Filter[]; _or?: Filter[] } & Record<string, unknown>;

class DirectusError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`Directus says ${code}`);
    this.status = status;
    this.code = code;
  }
}

const singletons = ["website_setting", "vision", "quality_policy", "privacy", "home", "about"];

/** The collections of all calls but `blog`, an inquiry's, and Directus' own. */
function makeCollections(): Record<string, Collection> {
  const collections: Record<string, Collection> = {};
  const add = (name: string, rows: Row[], names: string[]) => {
    const fields = names.map((field) => [field, { type: field === "id" ? "integer" : "string" }]);
    collections[name] = { singleton: singletons.includes(name), rows, fields: Object.fromEntries(fields) };
  };
  for (const name of new Set(
    contractCalls.map(([, { path }]) => path.replace(/\/.*/, "").replaceAll("-", "_")),
  )) {
    if (name === "blog") continue;
    const rows = storedRecords(fileId).map(({ isPublished, ...row }: StoredRecord) => ({
      ...row,
      status: isPublished ? "published" : "draft",
      ...(name === "product" && { expertise: [7, null].map((expertise_id) => ({ id: 90, expertise_id })) }),
      // The first is of a language that was removed.
      ...(name in translated && {
        translations: [
          { id: 91, languages_code: null },
          { id: 92, languages_code: "hi-IN", ...translated[name] },
        ],
      }),
      ...(name === "service" && { images: [{ id: 91, service_id: row.id, directus_files_id: fileId }] }),
    }));
    const isUndraftable = name === "vision";
    const kept = singletons.includes(name) ? rows.slice(0, 1) : rows;
    add(
      name,
      isUndraftable ? kept.map(({ status: _, ...row }) => row) : kept,
      Object.keys(rows[0] ?? {}).filter((field) => !(isUndraftable && field === "status")),
    );
  }
  add("inquiry", [], ["id", ...inquiryFields]);
  add("directus_users", [{ id: 1, email: "admin@example.com" }], ["id", "email"]);
  return collections;
}

const junctions: [one: string, field: string, many: string][] = [
  ["product", "expertise", "expertise_id"],
  ["service", "images", "directus_files_id"],
  ["product", "translations", "languages_code"],
  ["page_banner", "translations", "languages_code"],
];
const relations = junctions.map(([related_collection, one_field, junction_field]) => ({
  related_collection,
  meta: { one_field, junction_field },
}));

/** A service with the rights of an administrator. */
function itemsService(collections: Record<string, Collection>) {
  return class ItemsService {
    readonly #collection: Collection;

    constructor(name: string, options: { schema: unknown; accountability?: null }) {
      const collection = collections[name];
      // `null` has the rights of the public.
      if (!options.schema || !collection || "accountability" in options)
        throw new DirectusError(403, "FORBIDDEN");
      this.#collection = collection;
    }

    async readByQuery({ fields, filter = {}, limit = 100, page = 1, sort = [] }: Query): Promise<Row[]> {
      const found = this.#collection.rows.filter((row) => this.#matches(row, filter));
      if (sort[0]?.startsWith("-")) found.reverse();
      const shown = limit === -1 ? found : found.slice((page - 1) * limit, page * limit);
      return shown.map((row) => project(row, fields));
    }

    async createOne(row: Row): Promise<number> {
      const { rows, fields } = this.#collection;
      if (rows.some(({ idempotency_key: key }) => key === row.idempotency_key))
        throw new DirectusError(400, "RECORD_NOT_UNIQUE");
      // Directus leaves other fields out.
      const known = Object.entries(row).filter(([field]) => field in fields);
      rows.push({ ...Object.fromEntries(known), id: rows.length + 1 });
      return rows.length;
    }

    #matches(row: Row, { _and: all = [], _or: some, ...fields }: Filter): boolean {
      return (
        all.every((filter) => this.#matches(row, filter)) &&
        (some?.some((filter) => this.#matches(row, filter)) ?? true) &&
        Object.entries(fields).every(([field, test]) => {
          const known = this.#collection.fields[field];
          if (!known) throw new DirectusError(403, "FORBIDDEN");
          if (field === "translations")
            return (row.translations as Row[]).some((each) => this.#matches(each, test as Filter));
          const { _eq: value } = test as { _eq: unknown };
          if (known.type === "integer" && !/^-?\d{1,9}$/.test(String(value)))
            throw new DirectusError(500, "INTERNAL");
          return String(row[field]) === String(value);
        })
      );
    }
  };
}

function project(row: Row, fields: string[]): Row {
  if (!fields.includes("*")) return Object.fromEntries(fields.map((field) => [field, row[field]]));
  const result = { ...row };
  for (const [, field, inner] of junctions) {
    const related = row[field] as Row[] | undefined;
    if (!related) continue;
    const isRead = fields.includes(`${field}.${inner}`);
    const isWhole = fields.includes(`${field}.*`);
    result[field] = related.map((one) => (isWhole ? one : isRead ? { [inner]: one[inner] } : one.id));
  }
  return result;
}

type Request = { headers: IncomingMessage["headers"]; query: Row; params: Row; body: unknown };
type Handler = (request: Request, response: object, next: (error?: unknown) => void) => unknown;

export type DirectusEndpoint = { id: string; handler: (router: object, context: object) => void };

/** Directus with the endpoint: its collections, and the listener of its server. */
export function openDirectus({ id, handler }: DirectusEndpoint, env: object = credentials) {
  const routes: { method: string; pattern: RegExp; handler: Handler }[] = [];
  const add = (method: string) => (path: string, handle: Handler) => {
    const pattern = new RegExp(`^/${id}${path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    routes.push({ method, pattern, handler: handle });
  };
  const use = (handle: Handler) =>
    routes.push({ method: "", pattern: new RegExp(`^/${id}/`), handler: handle });
  const collections = makeCollections();
  const services = { ItemsService: itemsService(collections) };
  handler(
    { use, get: add("GET"), post: add("POST") },
    { services, env, getSchema: async () => ({ collections, relations }) },
  );

  const listener: RequestListener = async (request, response) => {
    const url = new URL(request.url ?? "/", "http://directus");
    if (url.pathname === `/assets/${fileId}`)
      return response.writeHead(png.status, png.headers).end(png.body);
    const body = request.method === "POST" ? await json(request) : {};
    const query = Object.fromEntries(url.searchParams);
    const matching = routes
      .values()
      .filter(({ method, pattern }) => ["", request.method].includes(method) && pattern.test(url.pathname));
    const next = async (error?: unknown): Promise<void> => {
      const { status = 500, code = "INTERNAL", message } = Object(error);
      if (error) return void sendJson(response, status, { errors: [{ message, extensions: { code } }] });
      const route = matching.next().value;
      if (!route) return void sendJson(response, 404, { errors: [{ message: "Route doesn't exist." }] });
      const groups = Object.entries(route.pattern.exec(url.pathname)?.groups ?? {});
      const params = Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)]));
      await route.handler({ headers: request.headers, query, params, body }, expressResponse(response), next);
    };
    return next();
  };
  return { collections, listener };
}

export const credentials = { WEBSITE_USERNAME: account.username, WEBSITE_PASSWORD: account.password };

function expressResponse(response: ServerResponse) {
  let code = 200;
  return {
    status(status: number) {
      code = status;
      return this;
    },
    set(name: string, value: string) {
      response.setHeader(name, value);
      return this;
    },
    json: (body: unknown) => sendJson(response, code, body),
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
