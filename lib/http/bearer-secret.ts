import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an Authorization header holds the bearer secret, compared in constant time. */
export function isBearer(header: string | null, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
