import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { ProblemError } from "./problem.ts";

/** Basic authentication for every path, media and unknown paths included. hono compares in constant time. */
export function requireCredentials(username: string, password: string): MiddlewareHandler {
  return basicAuth({
    username,
    password,
    // Thrown, so that the app's error handler turns it into problem details.
    invalidUserMessage: () => {
      throw new ProblemError(401, "Credentials are required.", {
        headers: { "WWW-Authenticate": 'Basic realm="Content backend", charset="UTF-8"' },
      });
    },
  });
}
