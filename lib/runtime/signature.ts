import "server-only";
import { createHmac, scrypt, scryptSync } from "node:crypto";
import { env } from "./env";
import { perProcess } from "./per-process";

const keyBytes = 32;
const scryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keys = perProcess<{ derived?: Buffer; pending?: Promise<Buffer> }>("signing-key", () => ({}));

/**
 * A keyed digest, the same in every process of the site. Its key is derived from the site's secrets by a slow function:
 * signatures are public, and must not help to guess a weak password.
 * @throws where there is no memory for the key; the next call tries again
 */
export async function sign(purpose: string, text: string): Promise<Buffer> {
  keys.pending ??= deriveKey().catch((error) => {
    keys.pending = undefined;
    throw error;
  });
  return digest(keys.derived ?? (await keys.pending), purpose, text);
}

/** Like {@link sign}, for code that cannot wait. The first call in a process takes 0.2 s, during which the site does not respond. */
export function signNow(purpose: string, text: string): Buffer {
  keys.derived ??= scryptSync(...scryptInput(), keyBytes, scryptOptions);
  return digest(keys.derived, purpose, text);
}

/** Runs in a thread of its own. */
function deriveKey(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(...scryptInput(), keyBytes, scryptOptions, (error, derived) => {
      if (error) return reject(error);
      keys.derived = derived;
      resolve(derived);
    });
  });
}

/** Secrets and salt. */
function scryptInput(): [string, string] {
  const { BACKEND_USERNAME, BACKEND_PASSWORD, REVALIDATE_SECRET = "" } = env();
  return [JSON.stringify([BACKEND_PASSWORD, REVALIDATE_SECRET]), `inquiry ${BACKEND_USERNAME}`];
}

function digest(key: Buffer, purpose: string, text: string): Buffer {
  return createHmac("sha256", key).update(`${purpose}\0${text}`).digest();
}
