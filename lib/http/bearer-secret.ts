import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

/** Compares an Authorization header with the bearer secret in constant time. */
export function isBearer(header: string | null, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
