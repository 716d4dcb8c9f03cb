/**
 * Pictures and PDFs of the content, at `/media/…`. Nothing else is served: a page or a script among the uploads would
 * otherwise run in the site's name.
 */
import { stat } from "node:fs/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Hono, MiddlewareHandler, Next } from "hono";
import { getMimeType } from "hono/utils/mime";

const ALLOWED = /^(image\/|application\/pdf)/;

/** Adds `GET /media/…` for the files below `{contentDir}/media`, with ranges and conditional requests. */
export function addMedia(app: Hono, contentDir: string): void {
  const etags = new WeakMap<Context, string>();
  const files = serveStatic({
    root: contentDir,
    index: "",
    onFound: async (path, c) => {
      const { size, mtimeMs } = await stat(path);
      etags.set(c, `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`);
    },
  });

  const guarded: MiddlewareHandler = async (c: Context, next: Next) => {
    const hidden = c.req.path.split("/").some((part) => part.startsWith("."));
    if (hidden || !ALLOWED.test(getMimeType(c.req.path) ?? "")) return next();
    const response = await files(c, next);
    const etag = etags.get(c);
    if (!response || !etag) return response;

    response.headers.set("ETag", etag);
    response.headers.set("Accept-Ranges", "bytes");
    response.headers.set("Cache-Control", "private, no-cache");
    response.headers.set("X-Content-Type-Options", "nosniff");
    // An SVG opened by itself is a document; it shall not run scripts.
    response.headers.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return unchangedSince(c, response) ? notModified(response) : response;
  };
  app.get("/media/*", guarded);
}

/** `If-Modified-Since`, which counts only without `If-None-Match` (the app's etag middleware answers that one). */
function unchangedSince(c: Context, response: Response): boolean {
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
