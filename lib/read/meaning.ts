/** The parts of a record that its fields do not have: made from its texts, or a decision that it is not shown. */
import "server-only";
import type { RecordOf } from "../backend/contract";
import { defaultBanner } from "../media/image-sizes";
import { htmlExcerpt } from "../rich-text/excerpt";
import { plainText } from "../rich-text/plain-text";
import type { SafeHtml } from "../rich-text/sanitize";
import { companyDay } from "../site/publication-date";
import type { Language } from "../words/language";
import { blockTexts, type InnerHtml, toBlocks } from "./blocks";
import { readingMinutes } from "./reading-time";
import type { Raw } from "./view";

type Article = RecordOf<"newsItem" | "blogItem">;

const maxSummaryLength = 180;
/** Longer than any page's excerpt of it; that of the story is shown as it is. */
const maxTextLength = { record: 400, story: 420 };

const summary = (record: Article) => ({
  summary: ("summary" in record && record.summary) || htmlExcerpt(record.description, maxSummaryLength),
});

/** Left out is an image on an unknown host; one that is no URL becomes the default, which the text does not describe. */
function picture({ image: raw }: RecordOf<"gallery">, { image }: Raw): { image: string } | null {
  if (!raw) return { image: defaultBanner.image, ...{ imageAlt: undefined } };
  return image ? { image: image as string } : null;
}

/** Fresh for five minutes, like all content: so long may a position be shown after its last day. */
const ifOpen = ({ valid_through }: RecordOf<"openings">) => (isOpen(valid_through) ? {} : null);

/** True until the end of the last day, in the company's time zone. */
export function isOpen(until: string | undefined, now = new Date()): boolean {
  return !until || (until.includes("T") ? companyDay(new Date(until)) : until) >= companyDay(now);
}

/** A page of one text is none without it. */
const ifWritten = (_: object, { description }: Raw) =>
  description ? { description: description as SafeHtml } : null;

/** Composed pages show documents by their ids. */
const documentId = ({ id }: RecordOf<"catalogues">) => ({ id: id ?? null });

/** `null`: the record is not shown. */
export const meanings = {
  news: summary,
  blog: summary,
  gallery: picture,
  openings: ifOpen,
  catalogues: documentId,
  story: ifWritten,
  about: ifWritten,
  vision: ifWritten,
  "quality-policy": ifWritten,
  privacy: ifWritten,
};

/** The reading time in minutes. */
const minutes = ({ description }: Article) => ({ minutes: readingMinutes(plainText(description)) });

/** The beginning of the text, without markup. */
const beginning =
  (maxLength: number) =>
  ({ description }: { description: string }) => ({ text: htmlExcerpt(description, maxLength) });

const composed = (record: RecordOf<"page">, html: InnerHtml, language: Language) => ({
  text: blockTexts(record)[0] ?? "",
  blocks: toBlocks(record, html, language),
});

/** Only of whole records. */
export const wholeMeanings = {
  news: minutes,
  blog: minutes,
  services: beginning(maxTextLength.record),
  expertise: beginning(maxTextLength.record),
  references: beginning(maxTextLength.record),
  story: beginning(maxTextLength.story),
  pages: composed,
};
