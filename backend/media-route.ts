import { stat } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { tryDecode } from "hono/utils/url";
import type { Logger } from "pino";
import { LinkError, plainFile } from "./plain-file.ts";

/** Other types could run scripts on the site's origin. */
const allowedTypes = /^(image\/|application\/pdf)/;

export type MediaOptions = {
  contentDir: string;
  /** Says of a file whether it is served; all are, without it. */
  hasFile?: (name: string) => Promise<boolean>;
};

/** Adds `GET /media/…` for the files below `{contentDir}/media`, with ranges and conditional requests. */
export function addMediaRoute(app: Hono, options: MediaOptions & { log: Logger }): void {
  app.get("/media/*", async (c, next) => {
    // hono's path keeps the encoding of some characters, such as "+".
    const name = tryDecode(c.req.path, decodeURIComponent).slice("/media/".length);
    const isHidden = name.split("/").some((part) => part === "" || part.startsWith("."));
    if (isHidden || !allowedTypes.test(getMimeType(name) ?? "")) return next();
    const path = await findFile(name, options);
    if (path === undefined) return next();
    const validators = await validatorsOf(path);
    if (c.req.header("Range") && !isRangeValid(c, validators)) ignoreRange(c);
    const response = await serveStatic({ path })(c, next);
    // The file has just been removed.
    if (!(response instanceof Response)) return response;

    response.headers.set("ETag", validators.etag);
    response.headers.set("Accept-Ranges", "bytes");
    response.headers.set("Cache-Control", "private, no-cache");
    response.headers.set("X-Content-Type-Options", "nosniff");
    // An SVG that is opened directly is a document and must not run scripts.
    response.headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return isUnmodified(c, response) ? notModified(response) : response;
  });
}

/** A link is like no file for visitors; the log tells the editor. */
async function findFile(
  name: string,
  { contentDir, hasFile, log }: MediaOptions & { log: Logger },
): Promise<string | undefined> {
  try {
    if (hasFile && !(await hasFile(name))) return undefined;
    return plainFile(contentDir, `media/${name}`);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    log.warn({ file: `media/${name}` }, `not served: ${error.message}`);
    return undefined;
  }
}

type Validators = { etag: string; lastModified: string };

async function validatorsOf(path: string): Promise<Validators> {
  const { size, mtime } = await stat(path);
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  return { etag, lastModified: mtime.toUTCString() };
}

/** One range of bytes, and with `If-Range` of the file that the client has begun (RFC 9110, 13.1.5 and 14.2). */
function isRangeValid(c: Context, { etag, lastModified }: Validators): boolean {
  const [, first, last] = /^bytes=(?!-$)(\d*)-(\d*)$/.exec(c.req.header("Range") ?? "") ?? [];
  if (first === undefined || (first && last && Number(first) > Number(last))) return false;
  const ifRange = c.req.header("If-Range");
  return ifRange === undefined || ifRange === etag || ifRange === lastModified;
}

function ignoreRange(c: Context): void {
  const headers = new Headers(c.req.raw.headers);
  headers.delete("Range");
  c.req.raw = new Request(c.req.raw, { headers });
}

/** `If-Modified-Since` counts only without `If-None-Match`, which the app's etag middleware handles. */
function isUnmodified(c: Context, response: Response): boolean {
  const since = Date.parse(c.req.header("If-Modified-Since") ?? "");
  const modified = Date.parse(response.headers.get("Last-Modified") ?? "");
  return response.ok && !c.req.header("If-None-Match") && modified <= since;
}

async function notModified(response: Response): Promise<Response> {
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
}
