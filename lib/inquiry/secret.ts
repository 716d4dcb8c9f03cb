import "server-only";
import { createHmac, scrypt } from "node:crypto";
import { env } from "../runtime/env";

const scryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
let key: Promise<Buffer> | undefined;

/**
 * A keyed digest, the same in every process of the site. Its key is derived from the site's secrets by a slow function:
 * signatures are public, and must not help to guess a weak password.
 * @throws where there is no memory for the key; the next call tries again
 */
export async function sign(purpose: string, text: string): Promise<Buffer> {
  key ??= deriveKey().catch((error) => {
    key = undefined;
    throw error;
  });
  return createHmac("sha256", await key)
    .update(`${purpose}\0${text}`)
    .digest();
}

/** Runs in a thread of its own: it takes 0.2 s, during which the site would not respond. */
function deriveKey(): Promise<Buffer> {
  const { BACKEND_USERNAME, BACKEND_PASSWORD, REVALIDATE_SECRET = "" } = env();
  const secrets = JSON.stringify([BACKEND_PASSWORD, REVALIDATE_SECRET]);
  return new Promise((resolve, reject) => {
    scrypt(secrets, `inquiry ${BACKEND_USERNAME}`, 32, scryptOptions, (error, derived) =>
      error ? reject(error) : resolve(derived),
    );
  });
}
