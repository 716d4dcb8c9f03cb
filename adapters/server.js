/** The calls of the site, for the adapters beside this file. */
import { createHash, timingSafeEqual } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { extname, join } from "node:path";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

/** The site's tag of each call for records, then of each call for one. */
export const lists = {
  ...{
    service: "services",
    expertise: "expertise",
    "our-story": "story",
    leadership: "leadership",
    team: "team",
  },
  ...{ commitment: "commitments", values: "values", timeline: "timeline", miscellaneous: "miscellaneous" },
  ...{ catalogue: "catalogues", product: "products", family: "families", gallery: "gallery", news: "news" },
  ...{ blog: "blog", figure: "figures", reference: "references", certificate: "certificates" },
  ...{ opening: "openings", redirect: "redirects", page: "pages", "page-banner": "banners" },
};
export const singles = {
  ...{ "website-setting": "settings", vision: "vision", "quality-policy": "quality-policy" },
  ...{ privacy: "privacy", home: "home", about: "about" },
};
const tags = { ...lists, ...singles };
const maxFileBytes = 25 * 1024 * 1024;

/** A failure with a status and a message for the site. */
export class Failure extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** JSON of the CMS and its headers. `undefined` for one of the statuses that mean "not there". @throws Failure */
export async function ask(url, { missing = [404], body, ...init } = {}) {
  const sent = body && { method: "POST", body: JSON.stringify(body) };
  const headers = { "content-type": "application/json", ...init.headers };
  const signal = AbortSignal.timeout(10_000);
  const response = await fetch(url, { signal, ...init, ...sent, headers }).catch(({ cause, message }) => {
    throw new Failure(502, `The CMS does not answer: ${cause?.message || message}`);
  });
  if (missing.includes(response.status)) return undefined;
  const answer = await response.json().catch(() => undefined);
  const { message } = answer?.error ?? answer?.errors?.[0] ?? answer ?? {};
  if (!response.ok)
    throw new Failure(502, `The CMS answers ${response.status}: ${message ?? "without a reason"}`);
  return { body: answer, headers: response.headers };
}

/** @param adapter `read`, `findInquiry`, `createInquiry` and `typeOf` of a folder */
export function requestListener(adapter, env) {
  const { WEBSITE_USERNAME: username, WEBSITE_PASSWORD: password, REVALIDATE_SECRET: secret } = env;
  if (!username || !password) throw new Error("Set WEBSITE_USERNAME and WEBSITE_PASSWORD.");
  const digest = (text = "") => createHash("sha256").update(text).digest();
  const isSame = (one, other) => timingSafeEqual(digest(one), digest(other));
  const basic = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  /** The last try of each key: the next one waits for it, so that an inquiry sent several times at once is stored once. */
  const storing = new Map();

  async function storeInquiry(key, inquiry) {
    if (!/^\w[\w.-]{7,199}$/.test(key ?? "") || !inquiry.name || !inquiry.email)
      throw new Failure(400, "The Idempotency-Key, name or email is missing.");
    const before = Promise.resolve(storing.get(key)).catch(() => {});
    const store = async () => (await adapter.findInquiry(key)) ?? adapter.createInquiry(inquiry, key);
    const stored = before.then(store).finally(() => storing.get(key) === stored && storing.delete(key));
    storing.set(key, stored);
    return [201, { data: { id: await stored } }];
  }

  async function storeFile(key, { headers }, stream) {
    if (!/^\w[\w.-]{7,199}$/.test(key) || !(await adapter.findInquiry(key)))
      throw new Failure(404, "There is no such inquiry.");
    const [, expected] = /^sha-256=:([^:]+):$/.exec(headers["content-digest"] ?? "") ?? [];
    if (!expected) throw new Failure(400, "The Content-Digest is missing.");
    const [, name = ""] = /filename\*=UTF-8''(\S+)/.exec(headers["content-disposition"] ?? "") ?? [];
    const file = join(env.FILES_FOLDER, key, Buffer.from(expected, "base64").toString("hex").slice(0, 64));
    const [part, hash] = [`${file}.${process.hrtime.bigint()}`, createHash("sha256")];
    await mkdir(join(env.FILES_FOLDER, key), { recursive: true });
    let bytes = 0;
    const checked = async function* (chunks) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > maxFileBytes) throw new Failure(413, "The file is too large.");
        hash.update(chunk);
        yield chunk;
      }
      if (hash.digest("base64") !== expected) throw new Failure(400, "The file has another digest.");
    };
    await pipeline(stream, checked, createWriteStream(part, { flush: true })).catch(async (error) => {
      await rm(part, { force: true });
      throw error;
    });
    await rename(part, file + (/^\.\w{1,5}$/.exec(extname(name))?.[0] ?? ""));
    return [201, { data: { id: expected } }];
  }

  /** The webhook of the CMS, which has the header `Authorization: Bearer` with REVALIDATE_SECRET. */
  async function publish(request, url) {
    if (!secret || !isSame(request.headers.authorization, `Bearer ${secret}`))
      throw new Failure(401, "The secret is wrong.");
    const type = adapter.typeOf(Object(await json(request).catch(() => ({}))));
    // Anything may show a type that the table does not have.
    const changed = type === "inquiry" ? [] : tags[type] ? [tags[type]] : Object.values(tags);
    const named = url.searchParams.get("tags") ?? [...new Set(changed)].join();
    if (named)
      await ask(`${env.SITE_URL}/api/revalidate?tags=${named}`, {
        method: "POST",
        headers: { authorization: `Bearer ${secret}` },
      });
    return [200, { tags: named }];
  }

  async function answer(request, url) {
    if (url.pathname === "/webhook" && request.method === "POST") return publish(request, url);
    if (!isSame(request.headers.authorization, basic)) throw new Failure(401, "Credentials are required.");
    const [, call, key, file] =
      /^\/website\/([a-z-]+)(?:\/(?:by_name\/)?([^/]+))?(\/file)?$/.exec(url.pathname) ?? [];
    if (call === "inquiry" && Boolean(key) === Boolean(file) && (!file || env.FILES_FOLDER)) {
      if (request.method !== "POST") throw new Failure(405, "Inquiries are posted.");
      if (file) return storeFile(decodeURIComponent(key), request, request);
      return storeInquiry(request.headers["idempotency-key"], Object(await json(request)));
    }
    if (!Object.hasOwn(tags, call ?? "") || file) throw new Failure(404, "There is no such call.");
    const { page = "1", limit = "0", locale } = Object.fromEntries(url.searchParams);
    const one = key && decodeURIComponent(key);
    const query = call === "page-banner" ? { name: one ?? "" } : { id: one };
    const isList = !key && !Object.hasOwn(singles, call);
    const [number, size] = [Math.max(Number(page) || 1, 1), Math.max(Number(limit) || 0, 0)];
    const { records, total } =
      (await adapter.read(call, { ...query, page: number, limit: size, locale })) ?? {};
    if (!records || (!isList && !records[0])) throw new Failure(404, "Nothing is published there.");
    const totalPages = Math.ceil(total / (size || total || 1));
    return [200, isList ? { data: records, pagination: { total, totalPages } } : { data: records[0] }];
  }

  return async (request, response) => {
    const url = new URL(request.url, "http://adapter");
    const [status, body] = await answer(request, url).catch((error) => {
      if (!(error.status < 500)) process.stderr.write(`${error.stack}\n`);
      return [error.status ?? 500, { detail: error.status ? error.message : "Something went wrong." }];
    });
    const headers = { 401: { "www-authenticate": "Basic" }, 405: { allow: "POST" } }[status];
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
}
