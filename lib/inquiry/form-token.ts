import "server-only";
import { timingSafeEqual } from "node:crypto";
import { cacheLife } from "next/cache";
import { isBuilding } from "../next/build-phase";
import { periods } from "../runtime/periods";
import { sign } from "../runtime/signature";

const { minFormAgeMs, maxFormAgeMs } = periods.inquiry;

/** A signed timestamp. */
export async function createFormToken(now = Date.now()): Promise<string> {
  const time = now.toString(36);
  return `${time}.${(await sign("form-token", time)).toString("base64url")}`;
}

/** Checks the signature and the age of a token. */
export async function isValidFormToken(token: string, now = Date.now()): Promise<boolean> {
  const [time = ""] = token.split(".", 1);
  const expected = Buffer.from(await createFormToken(Number.parseInt(time, 36) || 0));
  const actual = Buffer.from(token);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  const age = now - Number.parseInt(time, 36);
  return age >= minFormAgeMs && age <= maxFormAgeMs;
}

/**
 * The token of a cached page. A build may have other secrets than the running site, so its token is replaced at the first
 * chance; the page itself must not expire, or an outage would take it away.
 */
export async function pageFormToken(): Promise<string> {
  "use cache";
  const { retrySeconds: stale, failedBuildSeconds: revalidate, expireSeconds: expire } = periods.lifetime;
  if (isBuilding()) cacheLife({ stale, revalidate, expire });
  else cacheLife("content");
  return createFormToken();
}
