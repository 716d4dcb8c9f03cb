import { hash } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { etag } from "hono/etag";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { Logger } from "pino";
import { addContentRoutes, type ContentSource } from "./content-routes.ts";
import { addMediaRoute, type MediaOptions } from "./media-route.ts";
import openApiDocument from "./openapi.json" with { type: "json" };
import { ProblemError, toResponse } from "./problem.ts";

type Options = MediaOptions & {
  username: string;
  password: string;
  store: ContentSource;
  log: Logger;
};

/** The HTTP application: authentication, the contract's calls, media and the OpenAPI document. */
export function createApp(options: Options): Hono {
  const { username, password, store, log } = options;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ProblemError) return toResponse(error);
    log.error({ err: error, method: c.req.method, path: c.req.path }, "request failed");
    return toResponse(new ProblemError(500, "Something went wrong."));
  });
  app.notFound(() => toResponse(new ProblemError(404, "Not found.")));

  app.use(requireCredentials(username, password));
  app.use(etag({ generateDigest: (body) => new Uint8Array(hash("sha1", body, "buffer")).buffer }));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  addContentRoutes(app, store);
  addMediaRoute(app, options);
  app.get("/openapi.json", (c) => c.json(openApiDocument));
  return app;
}

/** Basic authentication for every path, media and unknown paths included. hono compares in constant time. */
function requireCredentials(username: string, password: string): MiddlewareHandler {
  return basicAuth({
    username,
    password,
    // hono's own, by WebCrypto, takes most of the time of a request.
    hashFunction: (text: string) => hash("sha256", text),
    // Thrown, so that the app's error handler turns it into problem details.
    invalidUserMessage: () => {
      throw new ProblemError(401, "Credentials are required.", {
        headers: { "WWW-Authenticate": 'Basic realm="Content backend", charset="UTF-8"' },
      });
    },
  });
}

function refuseMethod(_: Context, methods: string[]): Response {
  const allow = methods.join(", ");
  return toResponse(new ProblemError(405, `Allowed methods: ${allow}.`, { headers: { Allow: allow } }));
}
