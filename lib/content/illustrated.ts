import "server-only";
import type { RecordOf } from "../backend/contract";
import type { SafeHtml } from "../rich-text/sanitize";
import type { ToHtml } from "./convert";
import { type PageFields, pageFields, type RecordImage, recordImage } from "./page-fields";

/** A titled text with an image. */
export type Illustrated = {
  id: string;
  title: string;
  description: SafeHtml | null;
} & RecordImage &
  PageFields;

type Record = RecordOf<"values">;

export function toIllustrated(record: Record, html: ToHtml<Record>): Illustrated {
  const { id, title } = record;
  return {
    id,
    title,
    description: html("description", 2),
    ...recordImage(record),
    ...pageFields(record),
  };
}
