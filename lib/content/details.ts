import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { plainText, type SafeHtml, safeHtml } from "../rich-text/sanitize";

/** A service or an expertise entry, whole. */
export type Detail = {
  id: string;
  title: string;
  description: SafeHtml | null;
  text: string;
  images: string[];
};

export function toDetail(record: RecordOf<"service" | "expertiseEntry">, id: string): Detail {
  return {
    id: record.id ?? id,
    title: record.title,
    description: safeHtml(record.description, 2),
    text: plainText(record.description),
    images: record.images.flatMap((image) => mediaUrl(image) ?? []),
  };
}
