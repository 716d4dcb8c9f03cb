import "server-only";
import { createHmac, scryptSync } from "node:crypto";
import { env } from "../runtime/env";

const scryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
let key: Buffer | undefined;

/**
 * A keyed digest, the same in every process of the site. Its key is derived from the site's secrets by a slow function:
 * signatures are public, and must not help to guess a weak password.
 */
export function sign(purpose: string, text: string): Buffer {
  const { BACKEND_USERNAME, BACKEND_PASSWORD, REVALIDATE_SECRET = "" } = env();
  const secrets = JSON.stringify([BACKEND_PASSWORD, REVALIDATE_SECRET]);
  key ??= scryptSync(secrets, `inquiry ${BACKEND_USERNAME}`, 32, scryptOptions);
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest();
}
