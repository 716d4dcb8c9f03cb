import "server-only";
import { createHmac, scryptSync } from "node:crypto";
import { env } from "../runtime/env";

let key: Buffer | undefined;

/**
 * A keyed digest, the same in every process of the site. The key comes from the secrets there are, by a function that
 * is slow on purpose: what it signs is public, and must not be a way to guess a password that somebody made up.
 */
export function sign(purpose: string, text: string): Buffer {
  const { BACKEND_USERNAME, BACKEND_PASSWORD, REVALIDATE_SECRET = "" } = env();
  key ??= scryptSync(
    JSON.stringify([BACKEND_PASSWORD, REVALIDATE_SECRET]),
    `inquiry ${BACKEND_USERNAME}`,
    32,
    {
      N: 2 ** 15,
      r: 8,
      p: 1,
      maxmem: 64 * 1024 * 1024,
    },
  );
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest();
}
