import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { addressHeader } from "../runtime/listen-address";
import { periods } from "../runtime/periods";
import { rateLimit } from "./rate-limit";

/** In a minute, for all secrets together. An address with more wrong ones is locked out until the minute is over. */
export const maxWrongSecrets = 10;

const wrongSecrets = rateLimit({
  maxEvents: maxWrongSecrets,
  windowSeconds: periods.limits.wrongSecretSeconds,
  sharedName: "wrong-secrets",
});

type SecretProblem = { status: 401 | 429; detail: string; headers: Record<string, string> };

/**
 * Checks the bearer secret of a request to `/api/`, and counts a wrong one against its sender.
 * @returns why the request is refused; undefined when the secret is right
 */
export async function secretProblem(
  headers: Headers,
  secret: string | undefined,
): Promise<SecretProblem | undefined> {
  const address = headers.get(addressHeader) ?? "";
  const lockout = await wrongSecrets.lockoutSeconds(address);
  if (lockout > 0)
    return { status: 429, detail: "Too many wrong secrets", headers: { "retry-after": String(lockout) } };
  if (secret && isBearer(headers.get("authorization"), secret)) return undefined;
  await wrongSecrets.count(address);
  const detail = "The bearer secret is missing or wrong";
  return { status: 401, detail, headers: { "www-authenticate": "Bearer" } };
}

/** Compares an Authorization header with the bearer secret in constant time. */
export function isBearer(header: string | null, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
