/**
 * The backend as one HTTP application: the lock, the contract's calls, media, and one way to say no.
 */
import { Hono } from "hono";
import { etag } from "hono/etag";
import type { Logger } from "pino";
import { requireCredentials } from "./auth.ts";
import type { ContentStore } from "./content-store.ts";
import type { InquiryStore } from "./inquiries.ts";
import { addInquiryCall } from "./inquiry-call.ts";
import { addMedia } from "./media.ts";
import { makeOpenApi } from "./openapi.ts";
import { Refusal, toResponse } from "./problem.ts";
import { addContentCalls } from "./website.ts";

type Parts = {
  username: string;
  password: string;
  contentDir: string;
  store: ContentStore;
  inquiries: InquiryStore;
  log: Logger;
};

/** Puts the parts together. The app answers every request and throws nothing. */
export function createApp({ username, password, contentDir, store, inquiries, log }: Parts): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return toResponse(error);
    log.error({ err: error, method: c.req.method, path: c.req.path }, "a request failed");
    return toResponse(new Refusal(500, "Something went wrong."));
  });
  app.notFound(() => toResponse(new Refusal(404, "There is nothing at this address.")));

  app.use(requireCredentials(username, password));
  app.use(etag());
  addContentCalls(app, store);
  addInquiryCall(app, inquiries, log);
  addMedia(app, contentDir);
  const openApi = makeOpenApi();
  app.get("/openapi.json", (c) => c.json(openApi));
  refuseOtherMethods(app);
  return app;
}

/** 405 with `Allow` for what exists under another method. Comes last: hono asks the handlers in order. */
function refuseOtherMethods(app: Hono): void {
  const allowed = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === "ALL") continue;
    const methods = allowed.get(path) ?? allowed.set(path, new Set()).get(path);
    methods?.add(method);
    if (method === "GET") methods?.add("HEAD");
  }
  for (const [path, methods] of allowed) {
    app.all(path, (c, next) => {
      if (methods.has(c.req.method)) return next();
      const allow = [...methods].join(", ");
      throw new Refusal(405, `Allowed here: ${allow}.`, { headers: { Allow: allow } });
    });
  }
}
