import "server-only";
import type { RecordOf } from "../backend/contract";
import { mediaUrl } from "../media/media-url";
import { plainText, type SafeHtml, safeHtml } from "../rich-text/sanitize";
import { mapResult, type Result, readById, readList } from "./read";

/** A service or an expertise entry in a list or menu. */
export type Entry = { id: string; title: string };

/** A complete service or expertise entry; `text` is the description without markup. */
export type Detail = {
  id: string;
  title: string;
  description: SafeHtml | null;
  text: string;
  images: string[];
};

export async function readEntries(name: "services" | "expertise"): Promise<Result<Entry[]>> {
  return mapResult(await readList(name), ({ records }) => records.map(({ id, title }) => ({ id, title })));
}

export async function readDetail(
  name: "service" | "expertiseEntry",
  id: string,
): Promise<Result<Detail | null>> {
  return mapResult(await readById(name, id), (record) => record && toDetail(record, id));
}

export function toDetail(record: RecordOf<"service" | "expertiseEntry">, id: string): Detail {
  return {
    id: record.id ?? id,
    title: record.title,
    description: safeHtml(record.description, 2),
    text: plainText(record.description),
    images: record.images.flatMap((image) => mediaUrl(image) ?? []),
  };
}
