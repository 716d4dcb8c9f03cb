import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import type { SafeHtml } from "../rich-text/sanitize";
import type { ToHtml } from "./convert";
import { imageAlt, type PageFields, pageFields } from "./page-fields";

/** A titled text with an image. */
export type Illustrated = {
  id: string;
  title: string;
  image: string | null;
  imageAlt?: string;
  description: SafeHtml | null;
} & PageFields;

type Record = RecordOf<"values">;

export function toIllustrated(record: Record, html: ToHtml<Record>): Illustrated {
  const { id, title, image } = record;
  return {
    id,
    title,
    image: mediaUrl(image),
    description: html("description", 2),
    ...imageAlt(record),
    ...pageFields(record),
  };
}
