/**
 * The one lock of the backend: everything below it, media and unknown paths too, is behind basic auth.
 */
import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { Refusal } from "./problem.ts";

/** Middleware that answers 401 to anyone else; hono compares both in constant time. */
export function requireCredentials(username: string, password: string): MiddlewareHandler {
  return basicAuth({
    username,
    password,
    // Thrown rather than returned, so that this refusal has the form of all others.
    invalidUserMessage: () => {
      throw new Refusal(401, "Credentials are required.", {
        headers: { "WWW-Authenticate": 'Basic realm="Content backend", charset="UTF-8"' },
      });
    },
  });
}
