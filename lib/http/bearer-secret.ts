import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

/** Whether an Authorization header brings the bearer secret; how long that takes says nothing about the secret. */
export function isBearer(header: string | null, secret: string): boolean {
  return timingSafeEqual(digest(header ?? ""), digest(`Bearer ${secret}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
