import { createHash } from "node:crypto";

/** The ETag of a body: the same for the same bytes, whichever process made them; weak, for it may travel compressed. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
