import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { type SafeHtml, safeHtml } from "../rich-text/sanitize";

/** A titled text with an image. */
export type Illustrated = { id: string; title: string; image: string | null; description: SafeHtml | null };

export function toIllustrated({ id, title, image, description }: RecordOf<"values">): Illustrated {
  return { id, title, image: mediaUrl(image), description: safeHtml(description, 2) };
}
