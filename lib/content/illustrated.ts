import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import type { ToHtml } from "./convert";

/** A titled text with an image. */
export type Illustrated = { id: string; title: string; image: string | null; description: SafeHtml | null };

type Record = RecordOf<"values">;

export function toIllustrated({ id, title, image }: Record, html: ToHtml<Record>): Illustrated {
  return { id, title, image: mediaUrl(image), description: html("description", 2) };
}
