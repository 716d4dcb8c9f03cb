import { createHash } from "node:crypto";

/** ETag of a body, the same in every process; weak, because the body may be sent compressed. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
