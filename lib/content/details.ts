import "server-only";
import type { RecordOf } from "../backend/contract";
import type { Spec } from "../products/specs";
import { type PageFields, pageFields, type RecordImage, recordImage, type Worded } from "../read/parts";
import type { Result } from "../read/result";
import { toSpecs } from "../read/specs";
import { htmlExcerpt } from "../rich-text/excerpt";
import type { SafeHtml } from "../rich-text/sanitize";
import type { Language } from "../words/language";
import { cacheRecord, type ToHtml } from "./convert";
import { readById } from "./read";

export type DetailImage = RecordImage & { image: string; caption?: string };

/** A complete service or expertise entry; `text` is the beginning of the description, without markup. */
export type Detail = {
  id: string;
  title: string;
  description: SafeHtml | null;
  text: string;
  images: DetailImage[];
  /** Place in the drawing of the plant. */
  symbol?: string;
  /** Key data: range, purity, standards, lead time. */
  specs: Spec[];
} & PageFields &
  Worded;

const calls = { services: "service", expertise: "expertiseEntry" } as const;

/** A service or a field of expertise, for its page; `null` when it does not exist, which is asked again after a moment. */
export async function getDetail(
  kind: keyof typeof calls,
  id: string,
  language: Language,
): Promise<Result<Detail | null>> {
  const listed = await getListedDetail(kind, id, language);
  if (!listed.ok || listed.data || listed.gone) return listed;
  return readById((known) => cachedDetail(calls[kind], known, language, "missing"), id);
}

/**
 * The same for an entry of a list. A backend may have the list without the call for one of its entries: for all pages that
 * show entries, that is content like any other.
 */
export function getListedDetail(
  kind: keyof typeof calls,
  id: string,
  language: Language,
): Promise<Result<Detail | null>> {
  return readById((known) => cachedDetail(calls[kind], known, language, "content"), id);
}

async function cachedDetail(
  name: "service" | "expertiseEntry",
  id: string,
  language: Language,
  missing: "content" | "missing",
) {
  "use cache";
  return cacheRecord(name, id, (record, html) => toDetail(record, html, id), language, missing);
}

type DetailRecord = RecordOf<"service" | "expertiseEntry">;

/** Longer than any page's excerpt of it. */
const maxTextLength = 400;

export function toDetail(record: DetailRecord, html: ToHtml<DetailRecord>, id: string): Detail {
  return {
    id: record.id ?? id,
    title: record.title,
    description: html("description", 2),
    text: htmlExcerpt(record.description, maxTextLength),
    images: toImages(record),
    specs: toSpecs(record.specs),
    ...("symbol" in record && record.symbol && { symbol: record.symbol }),
    ...pageFields(record),
  };
}

/** Each image once; the alternative text of the record is that of its first image. */
function toImages({ images, image_alt }: DetailRecord): DetailImage[] {
  const shown = images.flatMap((own, index) => {
    const { caption, ...fields } = typeof own === "string" ? { image: own, caption: undefined } : own;
    const { image, ...others } = recordImage({ ...(index === 0 && { image_alt }), ...fields });
    return image ? [{ image, ...others, ...(caption && { caption }) }] : [];
  });
  return [...new Map(shown.map((own) => [own.image, own])).values()];
}
